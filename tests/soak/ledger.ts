// What the server has said of every change that was sent, and what may therefore be stored in the end. Pure: time is the
// order of its own calls; that on the wall is only told.

/** The value of a step whose answer hasn't come: anything. */
export const UNTOLD = "?";

/** A change of one cell, from when it is sent until its fate is known. */
export interface Change {
  readonly cell: string;
  /** Of a step, `UNTOLD` until the answer says what it came to. */
  value: string;
  readonly sentAt: number;
  state: "open" | "acknowledged" | "refused" | "unknown";
  /** When the last word about it came. */
  endedAt: number;
  /** Both instants on the wall, epoch milliseconds, to be compared with kills. */
  readonly sentMs: number;
  endedMs: number;
  /** Of what holds the cell, as the answer told it. */
  version: number | null;
}

export interface Ledger {
  /** A change that is about to be sent; cells are named 'subject/what'. */
  begin(cell: string, value: string): Change;
  /** `value`: what a step came to. */
  acknowledge(change: Change, version?: number | null, value?: string): void;
  refuse(change: Change): void;
  /** Nobody will ever know whether it was carried out. */
  lose(change: Change): void;
  cells(): readonly string[];
  changesOf(cell: string): readonly Change[];
  /** The versions that answers told of a subject, one for each acknowledged change. */
  versionsOf(subject: string): readonly number[];
  /**
   * What a cell, or what several names of one cell, may hold: the values that no acknowledged change, sent after their own
   * fate was known, has replaced. Null where nothing was acknowledged, so that it may hold what it held before as well.
   */
  allowed(...cells: readonly string[]): ReadonlySet<string> | null;
}

/** A ledger without an entry; `wall` is the time that reports name. */
export function createLedger(wall: () => number = Date.now): Ledger {
  const byCell = new Map<string, Change[]>();
  let clock = 0;
  const end = (change: Change, state: Change["state"], version: number | null = null) => {
    clock += 1;
    Object.assign(change, { state, version, endedAt: clock, endedMs: wall() });
  };
  const changesOf = (cell: string) => byCell.get(cell) ?? [];
  return {
    begin(cell, value) {
      clock += 1;
      const change: Change = {
        cell,
        value,
        sentAt: clock,
        state: "open",
        endedAt: Number.POSITIVE_INFINITY,
        sentMs: wall(),
        endedMs: Number.POSITIVE_INFINITY,
        version: null,
      };
      byCell.set(cell, [...changesOf(cell), change]);
      return change;
    },
    acknowledge(change, version = null, value = change.value) {
      end(change, "acknowledged", version);
      change.value = value;
    },
    refuse: (change) => end(change, "refused"),
    lose: (change) => end(change, "unknown"),
    cells: () => [...byCell.keys()],
    changesOf,
    versionsOf: (subject) =>
      [...byCell].flatMap(([cell, changes]) =>
        subjectOf(cell) === subject
          ? changes.flatMap(({ version }) => (version === null ? [] : [version]))
          : [],
      ),
    allowed(...cells) {
      const changes = cells.flatMap(changesOf).filter(({ state }) => state !== "refused");
      const acknowledged = changes.filter(({ state }) => state === "acknowledged");
      if (acknowledged.length === 0) return null;
      const isReplaced = (change: Change) => acknowledged.some((later) => replaces(later, change));
      return new Set(changes.filter((change) => !isReplaced(change)).map(({ value }) => value));
    },
  };
}

/** The fate of a change, with the seconds in which it was sent and ended. */
export function historyOf({ value, state, sentMs, endedMs }: Change): string {
  const second = (ms: number) => (Number.isFinite(ms) ? new Date(ms).toISOString().slice(11, 23) : "never");
  return `${JSON.stringify(value)} ${state}, ${second(sentMs)} to ${second(endedMs)}`;
}

/** Of what a cell is a part. */
export function subjectOf(cell: string): string {
  return cell.slice(0, cell.indexOf("/"));
}

/** Whether an acknowledged change is surely later: by the order of sending, or by what the server has counted. */
function replaces(later: Change, earlier: Change): boolean {
  if (later === earlier) return false;
  if (later.sentAt > earlier.endedAt) return true;
  return later.version !== null && earlier.version !== null && later.version > earlier.version;
}
