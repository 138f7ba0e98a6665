// What parents see of their gift list. While it is a surprise, nothing that givers typed or chose leaves here: no names, no
// messages, not how they bring it.
import type { ItemComing, ParentsGift, ParentsGifts } from "~/contracts/gifts/shown-gifts.ts";
import type { GivingWay, ReservationState } from "~/domain/gifts/gift-choices.ts";
import {
  type GiftLine,
  type HeldPieces,
  openPieces,
  targetKey,
  targetOf,
} from "~/domain/gifts/gift-lines.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { lineName, reservedWhat } from "~/views/gifts/gift-words-view.ts";

interface Reservation extends HeldPieces {
  id: string;
  size: AgeRange | null;
  itemName: string;
  giverName: string;
  message: string;
  how: GivingWay;
  state: ReservationState;
  thankedAt: number | null;
  isMadeByParent: boolean;
  hiddenUntil: string | null;
}

interface Found {
  lines: readonly GiftLine[];
  reservations: readonly Reservation[];
}

/**
 * The reservations of a list, as its parents may see them: of those that `isHidden` holds for, no more than what comes.
 * `isSurprise` if it holds for all.
 */
export function viewParentsGifts(
  { lines, reservations }: Found,
  isSurprise: boolean,
  isHidden: (one: Pick<Reservation, "hiddenUntil">) => boolean = () => isSurprise,
): ParentsGifts {
  const lineOf = new Map(lines.map((line) => [line.key, line]));
  const open = reservations.filter((one) => one.state !== "waiting" && openPieces(one) > 0);
  return {
    isSurprise,
    coming: sumOf(open),
    people: open.some(isHidden) || isSurprise ? null : namesOf(open).length,
    gifts: reservations.map((one) => viewGift(one, lineOf.get(keyOf(one)) ?? null, isHidden(one))),
    items: lines.flatMap((line): ItemComing[] => {
      const own = open.filter((one) => keyOf(one) === line.key);
      if (own.length === 0) return [];
      return [
        {
          key: line.key,
          what: lineName(line),
          coming: sumOf(own),
          needed: Math.max(0, line.needed - line.owned),
          names: namesOf(own.filter((one) => !isHidden(one))),
        },
      ];
    }),
  };
}

function viewGift(one: Reservation, line: GiftLine | null, isHidden: boolean): ParentsGift {
  const { id, pieces, arrivedPieces, state, thankedAt, isMadeByParent } = one;
  const { giverName: name, message, how } = one;
  return {
    id,
    what: reservedWhat(line, one),
    pieces,
    arrived: arrivedPieces,
    isWaiting: state === "waiting",
    isThanked: !isHidden && thankedAt !== null,
    isMadeByParent,
    isListed: line !== null,
    told: isHidden ? null : { name, message, how },
  };
}

function keyOf(one: HeldPieces): string {
  return targetKey(targetOf(one));
}

function sumOf(reservations: readonly HeldPieces[]): number {
  return reservations.reduce((sum, one) => sum + openPieces(one), 0);
}

/** Names of whoever brings something; the same name is one person, however it is capitalized. */
function namesOf(reservations: readonly Reservation[]): string[] {
  return [...new Map(reservations.map(({ giverName }) => [giverName.toLowerCase(), giverName])).values()];
}
