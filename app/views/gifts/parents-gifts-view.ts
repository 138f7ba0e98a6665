// What parents see of their gift list, on the page and as a file and text, which say no more. While it is a surprise, nothing
// that givers typed or chose leaves here: no names, no messages, not how they bring it.

import {
  byPerson,
  type ItemComing,
  type ParentsGift,
  type ParentsGifts,
} from "~/contracts/gifts/shown-gifts.ts";
import type { MaySeeGiver } from "~/contracts/wardrobe/coming.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { GivingWay, ReservationState } from "~/domain/gifts/gift-choices.ts";
import {
  type GiftLine,
  type HeldPieces,
  openPieces,
  targetKey,
  targetOf,
} from "~/domain/gifts/gift-lines.ts";
import { dayOfReveal, isGiverHidden } from "~/domain/gifts/gift-list-state.ts";
import { may, type Role } from "~/domain/members/roles.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { csvFile, harmless, sheetFormat } from "~/domain/shopping/spreadsheet.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import {
  arrivedOf,
  comingWords,
  GIFTS_COPY,
  GIFTS_CSV,
  SURPRISE_CSV,
} from "~/words/en/gifts/parents-gifts-copy.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import { lineName, reservedWhat } from "./gift-lines-view.ts";

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

type Found = { lines: readonly GiftLine[]; reservations: readonly Reservation[] };

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
    key: keyOf(one),
    what: reservedWhat(line, one),
    pieces,
    arrived: arrivedPieces,
    isWaiting: state === "waiting",
    isThanked: !isHidden && thankedAt !== null,
    isBought: !isHidden && state === "bought",
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

/** Which givers somebody on a plan sees: those who may edit it see them as soon as they aren't kept as a surprise (G6). */
export function maySeeGivers(
  { role, babyBornOn }: { role: Role; babyBornOn: IsoDay | null },
  now: number,
): MaySeeGiver {
  const today = dayOfReveal(now);
  return (giver) => may(role, "edit") && !isGiverHidden({ ...giver, babyBornOn }, giver, today);
}

/** A CSV file, one record a reservation; the plan's country decides the format where a language is spoken in several. */
export function giftsCsv({ gifts, isSurprise }: ParentsGifts, country: string = ZIP_COUNTRY): string {
  const format = sheetFormat(LANGUAGE.html, country);
  if (isSurprise) {
    const sums = gifts.map(({ what, pieces, arrived }) => [what, pieces, arrived]);
    return csvFile([SURPRISE_CSV, ...sums], format);
  }
  const records = gifts.map(({ told, what, pieces, arrived, isThanked }) => [
    told?.name ?? "",
    what,
    pieces,
    arrived,
    told ? GIFTS_COPY.how[told.how] : "",
    told?.message ?? "",
    isThanked ? GIFTS_COPY.thanked : "",
  ]);
  return csvFile([GIFTS_CSV, ...records], format);
}

/** The same as plain text, by person. */
export function giftsText(title: string, view: ParentsGifts): string {
  const { gifts, coming, people, isSurprise } = view;
  const head = [harmless(title), comingWords(coming, people)].join("\n");
  const blocks = isSurprise
    ? [gifts.map(lineOf).join("\n")]
    : byPerson(gifts).map((person) =>
        [harmless(person.name || GIFTS_COPY.secretly), ...person.gifts.map(lineOf)].join("\n"),
      );
  return `${[head, ...blocks].join("\n\n")}\n`;
}

function lineOf({ what, arrived, pieces }: ParentsGift): string {
  return `- ${harmless(what)}${arrived > 0 ? ` (${arrivedOf(arrived, pieces)})` : ""}`;
}
