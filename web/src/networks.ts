// The networks of players, which the browser keeps: they are large and seldom new.

/** The cache that they are in, which outlives versions of the page. */
export const NETWORKS = "brikke-networks";
