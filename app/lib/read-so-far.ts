// How far this page has read, and when it was last told of a change: every request says so, so that the server answers from a
// database that has come at least as far.

interface ReadSoFarOptions {
  /** The header of answers and requests with the newest state that was read. */
  seenHeader: string;
  /** The header of a request soon after news. */
  toldHeader: string;
  /** How long news counts, milliseconds. */
  toldMs: number;
}

let seen = "";
let toldAt = Number.NEGATIVE_INFINITY;

/** Notes that the page was just told of a change. */
export function noteNews(): void {
  toldAt = performance.now();
}

/** What requests say, and how answers are noted. */
export function readSoFar({ seenHeader, toldHeader, toldMs }: ReadSoFarOptions) {
  return {
    said: (): Record<string, string> => ({
      ...(seen && { [seenHeader]: seen }),
      ...(performance.now() - toldAt < toldMs && { [toldHeader]: "1" }),
    }),
    heard({ headers }: Response): void {
      const now = headers.get(seenHeader) ?? "";
      if (now > seen) seen = now;
    },
  };
}
