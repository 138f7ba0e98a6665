// The lines of a gift list, worked out from its stored rows as every other list of the plan is, and how each is called.

import { type GiftChoiceColumns, readGiftChoices } from "~/contracts/gifts/stored-gift-list.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { ReservationState } from "~/domain/gifts/gift-choices.ts";
import { type GiftLine, type GiftWish, giftLines, type HeldPieces } from "~/domain/gifts/gift-lines.ts";
import { atAnyTime } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { type ItemRow, readWardrobe, type WardrobeColumns } from "~/views/wardrobe/plan-items.ts";
import { giftWords, monthsOfSize } from "~/words/en/gifts/parents-gifts-copy.ts";
import type { MailList } from "~/words/en/mail/account-mails.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";

/** The columns of a list and its plan that decide its lines. */
interface ListedPlan extends GiftChoiceColumns, WardrobeColumns {}

interface Rows {
  list: ListedPlan;
  items: readonly Omit<ItemRow, "personalNotes">[];
  wishes: readonly GiftWish[];
  reservations: readonly (HeldPieces & { state: ReservationState })[];
}

/** The lines on a day: sizes that are over by then, nearly over, or set aside, are wished for no more; outerwear is, before its day. */
export function viewGiftLines({ list, items, wishes, reservations }: Rows, today: IsoDay): GiftLine[] {
  const rows = items.map((row) => ({
    ...row,
    personalNotes: "{}",
    coming: comingIn(reservations, row.clothingId),
  }));
  const { needs } = readWardrobe(list, rows, { today });
  const idOf = new Map(items.map(({ dashboardItemId, clothingId }) => [dashboardItemId, clothingId]));
  const asked = atAnyTime(needs).flatMap((need) => {
    const clothingId = idOf.get(need.id);
    return clothingId === undefined ? [] : [{ ...need, clothingId }];
  });
  return giftLines({ items: asked, wishes, reservations, choices: readGiftChoices(list) });
}

/** What is coming of an item, as other pages read it. */
function comingIn(reservations: Rows["reservations"], id: number): string {
  const open = reservations.filter((one) => one.clothingId === id && one.pieces > one.arrivedPieces);
  const approved = open.filter(({ state }) => state !== "waiting");
  return JSON.stringify(approved.map(({ size, pieces, arrivedPieces }) => [size, pieces - arrivedPieces]));
}

/** '2 Footed Sleepers, 3–6 months' */
export function giftWhat(line: GiftLine, pieces: number): string {
  const isGarment = line.kind === "garment";
  return giftWords(
    { nameId: isGarment ? line.nameId : null, name: line.name, size: isGarment ? line.size : null },
    pieces,
  );
}

/** 'Footed Sleeper'; a wish is called what its parents call it. */
export function thingName(line: GiftLine): string {
  return line.kind === "garment" ? itemName(line.nameId, line.name) : line.name;
}

/** 'Footed Sleeper, 3–6 months': without a number. */
export function lineName(line: GiftLine): string {
  const name = thingName(line);
  return line.kind === "garment" && line.size ? `${name}, ${monthsOfSize(line.size)}` : name;
}

/** The same of a reservation, also if it is no longer on the list: then by the name that it had. */
export function reservedWhat(
  line: GiftLine | null,
  { itemName, size, pieces }: { itemName: string; size: AgeRange | null; pieces: number },
): string {
  return line ? giftWhat(line, pieces) : giftWords({ nameId: null, name: itemName, size }, pieces);
}

interface Reserved {
  itemName: string;
  /** Null for what isn't in the catalogue anymore, and for a wish. */
  nameId: string | null;
  size: AgeRange | null;
  pieces: number;
  giverName: string;
}

/** For a mail: the gifts of each giver, in the order in which they first reserved something; every text in one line. */
export function giftsByGiver(reserved: readonly Reserved[]): MailList[] {
  const names = [...new Set(reserved.map(({ giverName }) => giverName))];
  return names.map((title) => ({
    title,
    lines: reserved
      .filter(({ giverName }) => giverName === title)
      .map((one) => ({ count: one.pieces, name: nameOf(one) })),
  }));
}

function nameOf({ itemName: known, nameId, size }: Reserved): string {
  const name = nameId === null ? known : itemName(nameId, known);
  return (size === null ? name : `${name}, ${monthsOfSize(size)}`).replace(/\s+/g, " ");
}
