import type { TripKitItem } from "~/contracts/travel/shown-trip.ts";
import { KIT_COPY } from "~/copy/travel/trip-copy.ts";
import type { KitKey, KitLine } from "~/domain/travel/bag-table.ts";

/** The kit's lines in order, with their ticks. */
export function viewKit(lines: readonly KitLine[], packed: ReadonlySet<KitKey>): TripKitItem[] {
  return lines.map((line) => ({
    key: line.key,
    name: KIT_COPY.names[line.key],
    facts: factsOf(line),
    isPacked: packed.has(line.key),
  }));
}

function factsOf(line: KitLine): string | null {
  switch (line.key) {
    case "diapers": {
      const { pieces, perDay, days, isWholeTrip } = line;
      return isWholeTrip ? KIT_COPY.diapers(pieces, perDay, days) : KIT_COPY.diapersOfAWeek(pieces, perDay);
    }
    case "wipes":
      return KIT_COPY.wipes(line.packs);
    case "feeding":
    case "sunscreen":
    case "documents":
      return KIT_COPY.facts[line.key];
    case "changing":
    case "carrier":
    case "car_seat":
    case "health":
    case "wet_bag":
      return null;
    default:
      return line satisfies never;
  }
}
