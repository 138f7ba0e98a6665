// How a line or a reservation is called.
import { giftWords, monthsOfSize } from "~/copy/gifts/gift-names.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import type { GiftLine } from "~/domain/gifts/gift-lines.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

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
