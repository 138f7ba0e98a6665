// Which end-to-end tests a change asks for: those that open the pages that load what has changed. Pure.
import { OTHER_LANGUAGES } from "../../../app/words/languages.ts";

export interface Journey {
  file: string;
  /** Paths of the manifest that its own file names. */
  own: readonly string[];
  /** All paths that it names, in helpers too. */
  opens: readonly string[];
  /** Its own file, and those that it takes helpers from. */
  files: readonly string[];
}

export interface Site {
  /** By path of the manifest: the modules that its page loads, and its layouts' own. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** What every page stands on: the document around it, the build, and the start. */
  everywhere: ReadonlySet<string>;
  journeys: readonly Journey[];
}

export interface Choice {
  /** Test files, at most five besides those that have changed themselves. */
  journeys: string[];
  /** Paths whose pages load what has changed. */
  pages: string[];
  /** How many other tests open these pages, or use these helpers. */
  others: number;
  /** Files that may change any page: only a whole run says enough. */
  anywhere: string[];
}

/** As many as end within two minutes on two processors; and how many of them belong to the noun of a change that goes far. */
const [MOST, NEAR] = [5, 2];
/** A change that more pages load is a change of the product. */
const FAR = 40;

/** Of everything a little, in about a minute. */
export const OF_EVERYTHING: readonly string[] = [
  "tests/e2e/plans/main-journey.test.ts",
  "tests/e2e/public/reading.test.ts",
  "tests/e2e/today/marks.test.ts",
  "tests/e2e/gifts/invitation.test.ts",
  "tests/e2e/travel/packing.test.ts",
];

/** Walks from the first page to a trip in every other language. */
export const IN_LANGUAGES = "tests/e2e/languages/journey.test.ts";

/** Folders whose tests hold one promise for the whole product: `npm test` runs them. */
const OF_ALL_PAGES = /^tests\/e2e\/(?:languages|operations|reach|security)\//;
const IS_JOURNEY = /^tests\/e2e\/.*\.test\.ts$/;
const IS_TRANSLATION = new RegExp(`^app/words/(?:${OTHER_LANGUAGES.join("|")})/`);
/** What no page and no end-to-end test loads. */
const IS_APART =
  /^(?:docs|bench|\.github|\.ci)\/|^tests\/(?:unit|components|integration|life|soak)\/|\.md$|^(?:biome|knip)\.json$/;

const nounOf = (file: string): string => file.split("/").at(-2) ?? "";

/** The path itself if a journey opens it, or else the nearest one above it that a journey opens, because forms are sent from there; empty without one. */
function openedPath(path: string, journeys: readonly Journey[]): string[] {
  if (journeys.some(({ opens }) => opens.includes(path))) return [path];
  const above = path.replace(/\/[^/]*$/, "");
  return above === "" ? [] : openedPath(above, journeys);
}

/** `changed` are the files that are there, relative to the project. */
export function chooseJourneys(changed: readonly string[], site: Site): Choice {
  const candidates = site.journeys.filter(({ file }) => !OF_ALL_PAGES.test(file));
  const own = changed.filter((file) => IS_JOURNEY.test(file));
  const translated = changed.some((file) => IS_TRANSLATION.test(file)) ? [IN_LANGUAGES] : [];
  const files = changed.filter((file) => {
    if (IS_APART.test(file) || IS_JOURNEY.test(file) || IS_TRANSLATION.test(file)) return false;
    return !file.startsWith("scripts/") || site.everywhere.has(file);
  });
  const pagesOf = (file: string) => [...site.pages].flatMap(([path, loads]) => (loads.has(file) ? path : []));
  const helps = (file: string) => candidates.filter((journey) => journey.files.includes(file));
  const anywhere = files.filter(
    (file) => site.everywhere.has(file) || (pagesOf(file).length === 0 && helps(file).length === 0),
  );
  const pages = [...new Set(files.flatMap(pagesOf))];

  const asked = new Set(pages.flatMap((path) => openedPath(path, candidates)));
  const nouns = new Set(files.flatMap((file) => file.split("/").slice(0, -1)));
  const ranked = candidates
    .map((journey) => {
      const named = journey.own.filter((path) => asked.has(path)).length;
      const isOpened = named > 0 || journey.opens.some((path) => asked.has(path));
      const isHelped = files.some((file) => journey.files.includes(file));
      const isNear = nouns.has(nounOf(journey.file));
      const isAsked = isOpened || isHelped || (isNear && anywhere.length > 0);
      return { ...journey, isAsked, named, rank: Number(!isNear) * 2 + Number(named === 0) };
    })
    .filter(({ file, isAsked }) => isAsked && !own.includes(file))
    .toSorted(
      (a, b) =>
        a.rank - b.rank || b.named - a.named || a.opens.length - b.opens.length || (a.file < b.file ? -1 : 1),
    );
  const isFar = anywhere.length > 0 || pages.length > FAR;
  const near = ranked.filter(({ rank }) => rank < 2).slice(0, NEAR);
  const inTurn = isFar ? [...near.map(({ file }) => file), ...OF_EVERYTHING] : ranked.map(({ file }) => file);
  const chosen = new Set([...own, ...translated, ...new Set(inTurn.slice(0, MOST))]);
  return {
    journeys: [...chosen],
    pages,
    others: ranked.filter(({ file }) => !chosen.has(file)).length,
    anywhere,
  };
}
