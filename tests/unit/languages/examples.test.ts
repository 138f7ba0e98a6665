// An example that a text gives is one that its own field takes: each is typed there, in the language that gives it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "~/contracts/form.ts";
import { parentsGiftForm, readTypedWish } from "~/contracts/gifts/parents-gift-form.ts";
import { readFactForm } from "~/contracts/growth/fact-form.ts";
import { quizAnswers } from "~/contracts/plans/quiz-answers.ts";
import { readShareForm } from "~/contracts/sharing/share-form.ts";
import { boxFields } from "~/contracts/wardrobe/box-forms.ts";
import { foldName } from "~/domain/places/fold-name.ts";
import { readPlaceText } from "~/domain/places/place-search.ts";
import { readPrice } from "~/domain/shopping/prices.ts";
import { CATALOGUE, validAgeRanges } from "~/domain/wardrobe/catalogue.ts";
import { leftOf, readGarments } from "~/domain/wardrobe/read-garments.ts";
import * as german from "~/words/de/index.ts";
import { GARMENT_WORDS } from "~/words/en/wardrobe/garment-names.ts";
import { itemName } from "~/words/en/wardrobe/item-copy.ts";
import * as spanish from "~/words/es/index.ts";
import * as french from "~/words/fr/index.ts";
import { readWorldPlaces } from "../../../scripts/seed/world-places.ts";
import { FOLDERS, readEnglish } from "../../../scripts/texts/folders.ts";
import { type Leaf, leavesOf } from "../../../scripts/texts/leaves.ts";

const ENGLISH = { "wardrobe/garment-names.ts": { GARMENT_WORDS }, "wardrobe/item-copy.ts": { itemName } };
const LANGUAGES = { en: ENGLISH, es: spanish, de: german, fr: french };
type Tongue = keyof typeof LANGUAGES;

/** Words before an example. */
const INTRODUCED =
  /such as|for example|e\.g\.|something like|like [“"'\d]|por ejemplo|p\. ?ej\.|algo como “|como [“\d]|zum beispiel|z\. ?b\.|versuch es so|wie [„\d]|par exemple|p\. ?ex\.|comme [«\d]/i;
/** Names of texts that are one. */
const NAMED = /example|placeholder/i;

/** What a field makes of what was typed: true if it takes it. */
type Door = (typed: string, language: Tongue) => boolean;

const KEY = "aaaabbbbccccdddd";
const DAY = "2027-05-10";

const takesFact =
  (field: "weight" | "length", units: readonly string[]): Door =>
  (typed) =>
    units.every((unit) => {
      const sent = { on: DAY, formKey: KEY, [field]: typed, [`${field}Unit`]: unit };
      return "facts" in readFactForm(sent, DAY);
    });

const takesWish =
  (field: "wishName" | "link" | "price"): Door =>
  (typed) => {
    const sent = Object.entries({ wishName: "Quilt", pieces: "1", [field]: typed });
    return "value" in readTypedWish(fieldsOf(parentsGiftForm, sent));
  };

const takesPrice: Door = (typed) => (readPrice(typed, "USD") ?? 0) > 0;
const takesWhere: Door = (typed) =>
  boxFields.safeParse({ intent: "save", boxId: "b".repeat(20), label: "Winter", where: typed }).success;

const takesBag: Door = (typed, language) => {
  const texts = LANGUAGES[language];
  const items = CATALOGUE.map((item, at) => ({
    id: at + 1,
    nameId: item.key,
    name: texts["wardrobe/item-copy.ts"].itemName(item.key),
    isOwn: false,
    ages: validAgeRanges(item),
    needed: {},
  }));
  const words = texts["wardrobe/garment-names.ts"].GARMENT_WORDS;
  const read = readGarments(typed, { items, ageRange: "0-3m", country: "US" }, words);
  return read.cells.length > 1 && leftOf(read) === "";
};

const { codes }: { codes: Record<string, { city: string }> } = createRequire(import.meta.url)("zipcodes");
/** Names of US cities and of large ones abroad, as they may be typed. */
const CITIES = new Set([
  ...Object.values(codes).map(({ city }) => foldName(city)),
  ...readWorldPlaces()
    .filter(({ population }) => population > 100_000)
    .flatMap(({ names, otherNames }) => [...names, ...otherNames]),
]);
const takesCity: Door = (typed) =>
  readPlaceText(typed).some(({ names }) => names.some((name) => CITIES.has(name)));

const takesZip: Door = (typed) => quizAnswers.shape.zipcode.safeParse(typed).success;

const takesTitle: Door = (title) => {
  const read = readShareForm({ intent: "save", notes: "exclude", title });
  return read !== null && "choices" in read && read.choices.title === title;
};

interface Given {
  /** The examples in the text of a language. */
  examples: (text: string, language: Tongue) => readonly string[];
  door: Door;
}

const all = (text: string) => [text];
const matches = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map(([one]) => one);
const quoted = (text: string) =>
  [...text.matchAll(/[“„«]\s*([^”“»]+?)\s*[”“»]/gu)].map(([, one = ""]) => one);
const afterColon = (text: string) => [text.slice(text.indexOf(":") + 1).trim()];
const afterSuchAs = (text: string) => [
  text.replace(/^.*(?:such as|zum Beispiel|como|comme)\s/u, "").replace(/\.$/, ""),
];

const WEIGHT = /\d+(?:[.,]\d+)?\s(?:lb(?:\s\d+\soz)?|kg)(?![a-z])/g;
/** The bound that a text names is an example, too: '10,000'. */
const PRICE = /\d+(?:[.,\s]\d{3})+|\d+[.,]\d\d(?!\d)/g;
const LENGTH = /\d+(?:[.,]\d+)?\s(?:cm|in)(?![a-z])/g;

/** Each text with an example of what can be typed, and where. */
const TYPED: Readonly<Record<string, Given>> = {
  "error-texts.ts#FACT_WEIGHT_INVALID": {
    examples: matches(WEIGHT),
    door: takesFact("weight", ["lb", "kg"]),
  },
  "error-texts.ts#FACT_LENGTH_INVALID": {
    examples: matches(LENGTH),
    door: takesFact("length", ["in", "cm"]),
  },
  "error-texts.ts#GIFT_LINK_INVALID": { examples: matches(/www\.\S+/g), door: takesWish("link") },
  "error-texts.ts#SHEET_PRICE_INVALID": { examples: matches(PRICE), door: takesPrice },
  "error-texts.ts#PRICE_INVALID": { examples: matches(PRICE), door: takesPrice },
  "error-texts.ts#BAG_EMPTY": { examples: quoted, door: takesBag },
  "gifts/parents-gifts-copy.ts#GIFTS_COPY.wishesHint": { examples: afterSuchAs, door: takesWish("wishName") },
  "gifts/parents-gifts-copy.ts#GIFTS_COPY.priceHint": { examples: quoted, door: takesWish("price") },
  "plans/quiz-copy.ts#CITY_COPY.example": { examples: all, door: takesCity },
  "plans/quiz-copy.ts#FIELD_COPY.zipcode.example": { examples: all, door: takesZip },
  "sharing/sharing-copy.ts#SHARE_COPY.whoseExample": { examples: all, door: takesTitle },
  "travel/trips-copy.ts#DESTINATION_COPY.example": {
    // The last one is a kind of place: 'or a ZIP code'.
    examples: (text) => text.split(/, (?:or )?| (?:o|oder|ou) /u).slice(0, 2),
    door: takesCity,
  },
  "wardrobe/boxes-copy.ts#BOXES_COPY.placeHint": { examples: quoted, door: takesWhere },
  "wardrobe/hand-me-downs-copy.ts#HAND_ME_DOWNS_COPY.textHint": { examples: afterColon, door: takesBag },
};

/** Texts with examples of what nobody types as it stands there. */
const NOT_TYPED = new Set([
  "plans/tiers.ts#STILL_POSSIBLE.ways.1",
  "mail/unsubscribe-copy.ts#UNSUBSCRIBE_COPY.next.1",
  "public/landing-copy.ts#EXAMPLE_PLACE_NAMES.lasPalmas",
  "public/landing-copy.ts#EXAMPLE_PLACE_NAMES.miami",
  "public/landing-copy.ts#EXAMPLE_PLACE_NAMES.minneapolis",
  "public/landing-copy.ts#EXAMPLE_PLACE_NAMES.munich",
  "public/privacy-copy.ts#PRIVACY.sections.why.1.1",
  "wardrobe/dashboard-copy.ts#NOTE_COPY.placeholder",
]);

/** Every text of a language by its address. */
function textsOf(language: Tongue): Map<string, Leaf> {
  const folder = language === "en" ? FOLDERS.copy : `${FOLDERS.locales}/${language}`;
  const modules = [...readEnglish().keys()];
  return new Map(
    modules.flatMap((path) =>
      [...leavesOf(readFileSync(`${folder}/${path}`, "utf8"))].map(
        ([at, leaf]) => [`${path}#${at}`, leaf] as const,
      ),
    ),
  );
}

describe.each(["en", "es", "de", "fr"] as const)("an example in %s", (language) => {
  const texts = textsOf(language);

  it("is one of these", () => {
    const found = [...texts].filter(([at, { source }]) => NAMED.test(at) || INTRODUCED.test(source));
    const unknown = found.filter(([at]) => !TYPED[at] && !NOT_TYPED.has(at));
    expect(unknown.map(([at, { source }]) => `${at} ${source.slice(0, 120)}`)).toEqual([]);
  });

  it.each(Object.entries(TYPED))("is taken where it is shown: %s", (at, { examples, door }) => {
    const source = texts.get(at)?.source ?? expect.fail(at);
    const text: string = JSON.parse(source);
    const given = examples(text, language);
    expect(given.length).toBeGreaterThan(0);
    for (const one of given) expect(door(one, language), one).toBe(true);
  });
});
