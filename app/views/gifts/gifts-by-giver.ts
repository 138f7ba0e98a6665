// What was reserved, by giver, for a mail: every text in one line.

import { monthsOfSize } from "~/copy/gifts/gift-names.ts";
import type { MailList } from "~/copy/mail/account-mails.ts";
import { itemName } from "~/copy/wardrobe/item-copy.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";

interface Reserved {
  itemName: string;
  /** Null for what isn't in the catalogue anymore, and for a wish. */
  nameId: string | null;
  size: AgeRange | null;
  pieces: number;
  giverName: string;
}

/** The gifts of each giver, in the order in which they first reserved something. */
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
