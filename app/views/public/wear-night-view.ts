// The nights of "What does a baby wear?" in one table, which the guide prints as well: by its own bands, with the clothes under each sack.

import {
  listedDegrees,
  type WearAddress,
  wearFahrenheit,
  wearPath,
  wearRange,
} from "~/domain/public/wear-address.ts";
import { night } from "~/domain/today/night-outfit.ts";
import { drawerOf } from "~/domain/today/outfit-ladder.ts";
import { inRoles } from "~/domain/today/outfit-sets.ts";
import { babyAged, type Outfit, type Pieces } from "~/domain/today/today-terms.ts";
import { usualDrawer } from "~/domain/today/usual-drawer.ts";
import type { ItemKey } from "~/domain/wardrobe/catalogue-table.ts";
import { togFor } from "~/domain/wardrobe/tog.ts";
import { otherUnits, type Units, wholeDegrees } from "~/domain/weather/units.ts";
import { bandWords, roomWords } from "~/words/en/public/guide-copy.ts";
import { WEAR_NIGHT_COPY } from "~/words/en/public/wear-copy.ts";
import { NOTE_TEXTS } from "~/words/en/today/outfit-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import { allInWords } from "../today/outfit-words.ts";

export interface NightRow {
  /** '74–78°F (23–26°C)' */
  room: string;
  /** Leads to the page of a room within. */
  path: string;
  /** Null for no sack. */
  key: ItemKey | null;
  sack: string;
  under: string;
  /** Advice about the room itself; null for none. */
  first: string | null;
}

interface Night {
  wear: Pieces;
  room: "warm" | "cold" | null;
  from: number;
  to: number;
}

/**
 * From the warmest room to the coldest, whole °F. From one month on all ages wear the same; before that only the warmest sack is
 * missing.
 */
function nights(): Night[] {
  const { from, to } = wearRange({ units: "f", word: "night" });
  const found: Night[] = [];
  for (let degrees = to; degrees >= from; degrees -= 1) {
    const { wear } = usualNight(degrees);
    const { room } = togFor(degrees);
    const last = found.at(-1);
    if (last && last.room === room && last.wear.join() === wear.join()) last.from = degrees;
    else found.push({ wear, room, from: degrees, to: degrees });
  }
  return found;
}

const drawer = drawerOf(usualDrawer(4));

function usualNight(roomF: number): Outfit {
  return night(roomF, drawer, babyAged(4));
}

/** What is worn at night in a room, °F: the same as in the row of the table that it belongs to. */
export function viewNightAt(roomF: number): Pick<NightRow, "key" | "under"> {
  return saidWear(usualNight(roomF).wear);
}

function saidWear(wear: Pieces): Pick<NightRow, "key" | "under"> {
  const [key = null] = inRoles(wear, "sack");
  return { key, under: allInWords(wear.filter((piece) => piece !== key)) };
}

const FIRST = { warm: "cool_the_room", cold: "warm_the_room" } as const;

/** The table, with the first row open above and the last one below. `units` are the reader's usual ones. */
export function viewNights(units: Units): NightRow[] {
  const all = nights();
  return all.map((one, at) => {
    const { wear, room } = one;
    const said = saidWear(wear);
    return {
      ...said,
      room: roomOf(one, units, { isFirst: at === 0, isLast: at === all.length - 1 }),
      path: publicPath(wearPath(pageWithin(one, units))),
      sack: said.key ? allInWords([said.key]) : WEAR_NIGHT_COPY.noSack,
      first: room && NOTE_TEXTS[FIRST[room]],
    };
  });
}

function roomOf({ from, to }: Night, units: Units, place: { isFirst: boolean; isLast: boolean }): string {
  if (from === to && !place.isFirst && !place.isLast)
    return roomWords(wholeDegrees(from, units), wholeDegrees(from, otherUnits(units)), units);
  return bandWords(place.isLast ? null : inBoth(from), place.isFirst ? null : inBoth(to));
}

function inBoth(fahrenheit: number): readonly [number, number] {
  return [fahrenheit, wholeDegrees(fahrenheit, "c")];
}

/** A room within the row, in the reader's units if a whole degree of them is in it: the middle, or a listed one beside it. */
function pageWithin({ from, to }: Night, units: Units): WearAddress {
  const word = "night";
  const inRow = listedDegrees({ units, word }).filter((address) => {
    const fahrenheit = Math.round(wearFahrenheit(address));
    return fahrenheit >= from && fahrenheit <= to;
  });
  return inRow[inRow.length >> 1] ?? { degrees: from, units: "f", word };
}
