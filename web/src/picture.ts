// A picture of the board, as the page shows it.

const SIDE = 1024;

/** The board as PNG. */
export function makePicture(): Promise<Blob | undefined> {
  const board = document.querySelector(".board");
  const canvas = document.createElement("canvas");
  const draw = canvas.getContext("2d");
  if (board === null || draw === null) {
    return Promise.resolve(undefined);
  }
  const frame = board.getBoundingClientRect();
  const scale = SIDE / frame.width;
  [canvas.width, canvas.height] = [SIDE, Math.round(frame.height * scale)];
  draw.scale(scale, scale);
  draw.translate(-frame.left, -frame.top);
  for (const part of [board, ...board.querySelectorAll("tbody td, .tile")]) {
    paint(part, draw);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined)));
}

function paint(element: Element, draw: CanvasRenderingContext2D): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  draw.fillStyle = style.backgroundColor;
  draw.beginPath();
  draw.roundRect(left, top, width, height, parseFloat(style.borderRadius) || 0);
  draw.fill();
  const text = element.matches(".tile") ? element.firstElementChild : null;
  if (text !== null) {
    draw.fillStyle = style.color;
    draw.font = `bold ${getComputedStyle(text).fontSize} ${style.fontFamily}`;
    draw.textAlign = "center";
    draw.textBaseline = "middle";
    draw.fillText(text.textContent ?? "", left + width / 2, top + height / 2);
  }
}
