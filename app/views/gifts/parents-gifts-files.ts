// Who brings what as a spreadsheet file and as text for a chat; neither says more than the page.
import { byPerson, type ParentsGift, type ParentsGifts } from "~/contracts/gifts/shown-gifts.ts";
import {
  arrivedOf,
  comingWords,
  GIFTS_COPY,
  GIFTS_CSV,
  SURPRISE_CSV,
} from "~/copy/gifts/parents-gifts-copy.ts";
import { LANGUAGE } from "~/copy/language.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import { csvFile, harmless, sheetFormat } from "~/domain/shopping/spreadsheet.ts";

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
