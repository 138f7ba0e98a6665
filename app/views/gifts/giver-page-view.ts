// What givers see of a list, worked out from its rows.
import { packParts } from "~/contracts/gifts/giver-forms.ts";
import type { GiverBundle, GiverLine, GiverLink, GiverPage, OwnGift } from "~/contracts/gifts/giver-page.ts";
import {
  type GiftChoiceColumns,
  readGiftChoices,
  readParentsNames,
} from "~/contracts/gifts/stored-gift-list.ts";
import type { FitPiece } from "~/contracts/growth/shown-sizes.ts";
import { readMonths, readSizes, type SizeColumns } from "~/contracts/growth/stored-sizes.ts";
import { readMonthCards, readWeatherGroups } from "~/contracts/plans/stored-plan.ts";
import { readAffiliateUrl } from "~/contracts/shopping/shop-links-answer.ts";
import type { IsoDay } from "~/domain/calendar.ts";
import type { ReservationState } from "~/domain/gifts/gift-choices.ts";
import {
  type GarmentLine,
  type GiftLine,
  type HeldPieces,
  piecesOnTheirWay,
  piecesWished,
  targetKey,
  targetOf,
} from "~/domain/gifts/gift-lines.ts";
import { type Bundle, orderForGivers } from "~/domain/gifts/giver-order.ts";
import { placeName } from "~/domain/places/place.ts";
import { chooseLinks, type LinkFacts, sectionsOfLinks } from "~/domain/shopping/shop-links.ts";
import { AGE_RANGES, type LaundryScenario } from "~/domain/vocabulary.ts";
import { isOfSecondYear } from "~/domain/wardrobe/catalogue.ts";
import { unpackQuantities } from "~/domain/wardrobe/quantity-code.ts";
import { shopSize } from "~/domain/wardrobe/shop-sizes.ts";
import { unitsForStranger, wholeDegrees } from "~/domain/weather/units.ts";
import { type FitDay, groupOn, viewFitInMonth } from "~/views/growth/fit-in-month.ts";
import { decisionDay } from "~/views/growth/size-ahead-view.ts";
import { monthWords } from "~/words/en/day-words.ts";
import {
  aroundWords,
  bundleWords,
  GIVER_COPY,
  leftWords,
  parentsWords,
} from "~/words/en/gifts/giver-page-copy.ts";
import { monthsOfSize, nameInSentence, someInSentence } from "~/words/en/gifts/parents-gifts-copy.ts";
import { itemNotes, secondYearNotes } from "~/words/en/wardrobe/item-copy.ts";
import { spokenLanguage } from "~/words/public-path.ts";
import { reservedWhat, thingName } from "./gift-lines-view.ts";

interface ShownList extends SizeColumns, GiftChoiceColumns {
  parentsNames: string;
  heldVersion: number;
  title: string;
  greeting: string;
  saysPlace: boolean;
  saysMonth: boolean;
  city: string | null;
  state: string | null;
  country: string;
  weatherGroups: string | null;
  laundryScenario: LaundryScenario;
}

interface OwnReservation extends HeldPieces {
  id: string;
  itemName: string;
  giverName: string;
  state: ReservationState;
}

interface Shown {
  list: ShownList;
  lines: readonly GiftLine[];
  items: readonly { clothingId: number; calculatedQuantities: string }[];
  links: readonly (LinkFacts & { clothingId: number; title: string; affiliateUrl: string })[];
  images: readonly { clothingId: number; contentHash: string }[];
  monthCards: string | null;
  today: IsoDay;
  /** Of the one who looks. */
  own: readonly OwnReservation[];
}

interface Giver {
  /** Two letters; null if it isn't known. */
  country: string | null;
  /** The month they ask about, as it came. */
  asked: string | null;
}

/** The page of a giver. */
export function viewGiverPage(shown: Shown, { country, asked }: Giver): GiverPage {
  const { list, lines, own } = shown;
  const groups = list.saysPlace ? readWeatherGroups(list.weatherGroups) : null;
  const all = lines.map((line) => ({ line, seen: giverLine(line, shown, groups, country) }));
  const seenLines = (of: readonly GiftLine[]) =>
    of.flatMap((line) => all.find((one) => one.line === line)?.seen ?? []);
  const order = orderForGivers(lines, readGiftChoices(list).starred);
  return {
    heldVersion: list.heldVersion,
    title: list.title,
    greeting: list.greeting,
    place: list.saysPlace ? placeName(list) : null,
    month: list.saysMonth ? monthWords(list.expectedDueDate, "name") : null,
    wished: piecesWished(lines),
    parents: parentsWords(readParentsNames(list.parentsNames)),
    onTheirWay: piecesOnTheirWay(lines),
    ideas: seenLines(order.ideas),
    bundles: order.bundles.map((bundle) => giverBundle(bundle, seenLines)),
    kinds: order.kinds.map((of) => ({
      kind: of.kind,
      left: piecesWished(of.lines),
      lines: seenLines(of.lines),
    })),
    counted: countedGift(lines),
    taken: all.filter(({ line, seen }) => line.left === 0 && seen.wished > 0).map(({ seen }) => seen),
    hasLinks: all.some(({ seen }) => seen.links.length > 0),
    own: own.map((reservation) => ownGift(reservation, shown, all)),
    fit: list.saysMonth ? fitOf(shown, groups, { country, asked }) : null,
  };
}

/** Which size fits in a month, and what of the list is useful then; of the weather only what the list shows. */
function fitOf({ list, lines, items, monthCards, today }: Shown, groups: Groups, giver: Giver) {
  const useful = ({ day, size }: FitDay): FitPiece[] => {
    const then = groups && groupOn(groups[size], day);
    const isNeeded = ({ clothingId }: GarmentLine) => {
      const packed = items.find((item) => item.clothingId === clothingId)?.calculatedQuantities;
      const cells = packed ? unpackQuantities(packed)?.[list.laundryScenario][size] : null;
      return !then || !cells || (cells[then.weatherGroupOrder]?.quantity ?? 0) > 0;
    };
    return lines
      .filter((line) => line.kind === "garment" && line.size === size && line.left > 0 && isNeeded(line))
      .map((line) => ({
        words: `${thingName(line)}, ${leftWords(line.left, wishedPieces(line))}`,
        lineKey: line.key,
      }));
  };
  const weather = list.saysPlace ? readMonthCards(monthCards) : null;
  const units = unitsForStranger(spokenLanguage(), list.country);
  return viewFitInMonth(
    { sizes: readSizes(list), dates: list, monthCards: weather, units, today, ...giver },
    useful,
  );
}

function wishedPieces({ needed, owned }: GiftLine): number {
  return Math.max(0, needed - owned);
}

function giverBundle(
  { id, size, parts }: Bundle,
  seenLines: (lines: readonly GiftLine[]) => GiverLine[],
): GiverBundle {
  return {
    id,
    what: inCapital(
      bundleWords(
        parts.map(({ line, pieces }) =>
          pieces > 1
            ? someInSentence(line, pieces)
            : nameInSentence({ nameId: line.nameId, name: thingName(line) }),
        ),
        size && monthsOfSize(size),
      ),
    ),
    pieces: parts.reduce((sum, { pieces }) => sum + pieces, 0),
    parts: packParts(
      parts.map(({ line: { clothingId, size: of }, pieces }) => ({
        target: { kind: "garment", clothingId, size: of },
        pieces,
      })),
    ),
    lines: parts.flatMap(({ line, pieces }) => seenLines([line]).map((seen) => ({ line: seen, pieces }))),
  };
}

/** Sentences begin with a capital in every language of ours. */
function inCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A gift whose number surprises: sleepers if several are wished for, otherwise the most of anything. */
function countedGift(lines: readonly GiftLine[]): string | null {
  const several = lines
    .filter((line) => line.kind === "garment" && wishedPieces(line) > 1)
    .toSorted((a, b) => wishedPieces(b) - wishedPieces(a));
  const [most] = several;
  const line = several.find((one) => one.kind === "garment" && one.nameId === "sleeper_footed") ?? most;
  return line?.kind === "garment" ? someInSentence(line, wishedPieces(line)) : null;
}

/** Null if the place, and so its weather, isn't shown. */
type Groups = ReturnType<typeof readWeatherGroups>;

/** In sizes of the second year, the item may have notes of its own. */
function noteOf({ nameId, size }: Extract<GiftLine, { kind: "garment" }>, { list }: Shown): string | null {
  const isLater = size !== null && isOfSecondYear(size, readMonths(list));
  return (isLater ? secondYearNotes(nameId) : null) ?? itemNotes(nameId);
}

function giverLine(line: GiftLine, shown: Shown, groups: Groups, country: string | null): GiverLine {
  const isGarment = line.kind === "garment";
  const size = isGarment ? line.size : null;
  return {
    key: line.key,
    name: thingName(line),
    size,
    shopSize: size && country ? shopSize(country, size) : null,
    garment: isGarment
      ? {
          nameId: line.nameId,
          category: line.category,
          image: shown.images.find(({ clothingId }) => clothingId === line.clothingId)?.contentHash ?? null,
        }
      : null,
    wished: wishedPieces(line),
    left: line.left,
    note: isGarment ? noteOf(line, shown) : null,
    weather: isGarment && groups ? weatherOf(line, shown, groups) : null,
    ...likelyOf(line, shown),
    links: isGarment ? linksOf(line, shown) : [],
    wishLink: isGarment ? null : line.link,
    priceHint: isGarment ? null : line.priceHint,
  };
}

/** Without its day where the list doesn't show the month of the birth, which that day would tell. */
function likelyOf(line: GiftLine, { list, today }: Shown): Pick<GiverLine, "likely"> {
  const day = line.kind === "garment" && line.decidedOn;
  if (!day) return {};
  return { likely: GIVER_COPY.likely(list.saysMonth ? decisionDay(day, today, list.country) : null) };
}

function ownGift(
  reservation: OwnReservation,
  { lines }: Shown,
  seen: readonly { line: GiftLine; seen: GiverLine }[],
): OwnGift {
  const key = targetKey(targetOf(reservation));
  const line = lines.find((one) => one.key === key) ?? null;
  const { id, pieces, arrivedPieces, state, giverName: giver } = reservation;
  return {
    id,
    lineKey: key,
    what: reservedWhat(line, reservation),
    giver,
    pieces,
    most: pieces + (line?.left ?? 0),
    arrivedPieces,
    state,
    isOnList: line !== null,
    links: seen.find((one) => one.line === line)?.seen.links ?? [],
  };
}

/** One link of each kind: what a giver needs to find it, without a catalog. */
function linksOf({ clothingId, size }: GarmentLine, { links }: Shown): GiverLink[] {
  const usable = links.flatMap((link) => {
    const url = link.clothingId === clothingId ? readAffiliateUrl(link.affiliateUrl) : null;
    return url ? [{ ...link, url }] : [];
  });
  const ageRange = size ?? AGE_RANGES[0];
  return sectionsOfLinks(chooseLinks(usable, { gender: "neutral", ageRange })).flatMap(
    ({ category, links: [first] }) => (first ? [{ category, title: first.title, url: first.url }] : []),
  );
}

/** The days for which a garment is needed in its size, by their mean temperature. */
function weatherOf(
  { clothingId, size }: GarmentLine,
  { list, items }: Shown,
  groups: NonNullable<Groups>,
): string | null {
  const packed = items.find((item) => item.clothingId === clothingId)?.calculatedQuantities;
  const cells = size && packed ? unpackQuantities(packed)?.[list.laundryScenario][size] : null;
  const worn = (size ? groups[size] : []).filter(
    ({ weatherGroupOrder }) => (cells?.[weatherGroupOrder]?.quantity ?? 0) > 0,
  );
  const days = worn.reduce((sum, { durationDays }) => sum + durationDays, 0);
  if (days === 0) return null;
  const heat = worn.reduce(
    (sum, { avgTempMin, avgTempMax, durationDays }) => sum + ((avgTempMin + avgTempMax) / 2) * durationDays,
    0,
  );
  const units = unitsForStranger(spokenLanguage(), list.country);
  return aroundWords(wholeDegrees(heat / days, units), units);
}
