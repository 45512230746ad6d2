// Short tones, made when they are wanted.

let context: AudioContext | undefined;

/** Plays a sound. */
export function play(sound: string, rank: number): void {
  context ??= new AudioContext();
  const [frequency, length] = tone(sound, rank);
  const now = context.currentTime;
  const oscillator = new OscillatorNode(context, { type: "triangle", frequency });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.15, now + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start();
  oscillator.stop(now + length);
}

/** The pitch of a sound, and its length in seconds. */
function tone(sound: string, rank: number): [number, number] {
  switch (sound) {
    case "merge":
      return [220 * 2 ** (rank / 12), 0.12];
    case "goal":
      return [880, 0.6];
    case "over":
      return [110, 0.6];
    case "blocked":
      return [90, 0.06];
    default:
      return [180, 0.05];
  }
}
