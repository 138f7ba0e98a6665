// What a list, as it was read, answers to a giver's form, to a gift that parents add, and to another number of pieces.
import {
  type GiftLine,
  type GiftTarget,
  type HeldPieces,
  isListFull,
  MAX_OPEN_PER_BROWSER,
  openPieces,
  targetKey,
  targetOf,
  type WhyNone,
  whyNoneLeft,
} from "./gift-lines.ts";

/** Pieces of a target. */
type AskedPieces = { target: GiftTarget; pieces: number };

/** A form of a list: the pieces, and those of a bundle's other lines. */
export interface AskedGift extends AskedPieces {
  others?: readonly AskedPieces[] | null | undefined;
}

/** Pieces of one line. */
export type FittingPart = { line: GiftLine; pieces: number };

interface ListAsRead<Held extends HeldPieces = HeldPieces> {
  lines: readonly GiftLine[];
  reservations: readonly Held[];
}

/** A list's line for a target; null if it isn't on the list. */
export function lineFor({ lines }: Pick<ListAsRead, "lines">, target: GiftTarget): GiftLine | null {
  return lines.find(({ key }) => key === targetKey(target)) ?? null;
}

/** Why a line has nothing left for the giver with these reservations. */
export function whyNone(line: GiftLine, own: readonly HeldPieces[]): WhyNone {
  const ofLine = own.filter((one) => targetKey(targetOf(one)) === line.key);
  return whyNoneLeft(
    line,
    ofLine.reduce((sum, one) => sum + openPieces(one), 0),
  );
}

export type Fit =
  | { kind: "fits"; parts: readonly FittingPart[] }
  /** Not on the list, or not anymore. */
  | { kind: "gone" }
  /** Fewer are left than asked for: none, for this reason, or `left`. */
  | { kind: "taken"; left: number; why: WhyNone }
  | { kind: "list-full" | "browser-full" };

/** The parts of a giver's form that there is room for; if for none, why there is none for the first. `own` are the browser's reservations. */
export function fitOf(list: ListAsRead, asked: AskedGift, own: readonly HeldPieces[]): Fit {
  const parts = [asked, ...(asked.others ?? [])].flatMap(({ target, pieces }): FittingPart[] => {
    const line = lineFor(list, target);
    return line && line.left >= pieces ? [{ line, pieces }] : [];
  });
  const first = lineFor(list, asked.target);
  if (parts.length === 0) {
    return first ? { kind: "taken", left: first.left, why: whyNone(first, own) } : { kind: "gone" };
  }
  if (own.length + parts.length > MAX_OPEN_PER_BROWSER) return { kind: "browser-full" };
  return isListFull(list.reservations, parts) ? { kind: "list-full" } : { kind: "fits", parts };
}

export type AddedFit =
  | { kind: "fits"; line: GiftLine }
  /** The same form has been sent before. */
  | { kind: "added" }
  | { kind: "gone" }
  /** Fewer are left than entered. */
  | { kind: "taken"; left: number }
  /** The parents have closed the list. */
  | { kind: "closed" }
  /** The list has as many reservations, or pieces, as fit. */
  | { kind: "full" };

/** Whether a list takes a gift that its parents add, or has it already. */
export function addedFitOf(
  list: ListAsRead<HeldPieces & { formKey: string }> & { list: { closedAt: number | null } },
  { target, formKey, pieces }: AskedPieces & { formKey: string },
): AddedFit {
  if (list.reservations.some((other) => other.formKey === formKey)) return { kind: "added" };
  if (list.list.closedAt !== null) return { kind: "closed" };
  const line = lineFor(list, target);
  if (!line) return { kind: "gone" };
  if (line.left < pieces) return { kind: "taken", left: line.left };
  return isListFull(list.reservations, [{ pieces }]) ? { kind: "full" } : { kind: "fits", line };
}

/** That many of a reservation's pieces are with the parents: none of them is undone, and it holds no fewer. */
type Arrived = { kind: "arrived"; arrived: number; pieces: number };

/** Whether a giver's reservation may hold so many pieces; at most `most` are left for it. */
export function piecesFit(
  list: Pick<ListAsRead, "lines">,
  own: HeldPieces,
  pieces: number,
): { kind: "fits"; line: GiftLine | null } | { kind: "taken"; most: number } | Arrived {
  const line = lineFor(list, targetOf(own));
  const most = own.pieces + (line?.left ?? 0);
  if (pieces > most) return { kind: "taken", most };
  return pieces < own.arrivedPieces ? arrivedOf(own) : { kind: "fits", line };
}

/** Why a giver's reservation was neither marked nor undone. */
export function whyUnchanged(own: (HeldPieces & { state: string }) | undefined):
  | Arrived
  | {
      /** No reservation has this secret; the parents haven't approved it yet, so it can't be bought; or it changed meanwhile. */
      kind: "not-yours" | "waiting" | "busy";
    } {
  if (!own) return { kind: "not-yours" };
  if (own.arrivedPieces > 0) return arrivedOf(own);
  return { kind: own.state === "waiting" ? "waiting" : "busy" };
}

function arrivedOf({ arrivedPieces: arrived, pieces }: HeldPieces): Arrived {
  return { kind: "arrived", arrived, pieces };
}
