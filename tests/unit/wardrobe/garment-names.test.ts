// What each language calls clothes: it has a name for every item, and reads its own names.
import { describe, expect, it } from "vitest";
import { foldLetters } from "~/domain/places/fold-name.ts";
import { CATALOGUE, validAgeRanges } from "~/domain/wardrobe/catalogue.ts";
import { vocabularyOf } from "~/domain/wardrobe/garment-vocabulary.ts";
import { leftOf, type NamedGarment, NEWBORN_OF, readGarments } from "~/domain/wardrobe/read-garments.ts";
import * as german from "~/words/de/index.ts";
import * as englishWords from "~/words/en/wardrobe/garment-names.ts";
import * as englishItems from "~/words/en/wardrobe/item-copy.ts";
import * as spanish from "~/words/es/index.ts";
import * as french from "~/words/fr/index.ts";
import type { Locale } from "~/words/locale.ts";

const inLanguage = (language: string, texts: Locale) => ({
  language,
  words: texts["wardrobe/garment-names.ts"].GARMENT_WORDS,
  itemName: texts["wardrobe/item-copy.ts"].itemName,
});

const LANGUAGES = [
  { language: "English", words: englishWords.GARMENT_WORDS, itemName: englishItems.itemName },
  inLanguage("Spanish", spanish),
  inLanguage("German", german),
  inLanguage("French", french),
];

describe.each(LANGUAGES)("what clothes are called in $language", ({ words, itemName }) => {
  const items: NamedGarment[] = CATALOGUE.map((item, at) => ({
    id: at + 1,
    nameId: item.key,
    name: itemName(item.key),
    isOwn: false,
    ages: validAgeRanges(item),
    needed: {},
  }));

  function read(text: string, countries = "US") {
    const country = countries.slice(0, 2);
    const found = readGarments(text, { items, ageRange: "0-3m", country }, words);
    return { items: found.cells.map(({ itemId }) => items[itemId - 1]?.nameId), left: leftOf(found) };
  }

  const named = Object.entries(words.named).map(([of, names]) => ({
    items: of,
    names,
    countries: undefined,
  }));
  const rows = [...named, ...words.local].map((row) => ({ ...row, items: row.items.split(" ") }));
  const names = new Map(items.map(({ nameId, name }) => [nameId, name]));
  const sizeOf = (nameIds: readonly string[]) =>
    items.find(({ nameId }) => nameIds.includes(nameId))?.ages[0] ?? "0-3m";

  it("is said of every item of the catalogue, and only of those", () => {
    const spoken = new Set(rows.flatMap((row) => row.items));
    const keys = CATALOGUE.map(({ key }) => key);
    expect([...spoken].filter((key) => !keys.includes(key))).toEqual([]);
    const newborn = new Set(Object.values(NEWBORN_OF));
    expect(keys.filter((key) => !spoken.has(key) && !newborn.has(key))).toEqual([]);
  });

  it("is read, each name of it, as one of its items", () => {
    const { newborn } = vocabularyOf(words).patterns;
    const wrong = rows.flatMap(({ items: meant, names, countries }) =>
      names.split(",").filter((name) => {
        // Its size is in its name.
        if (newborn.test(foldLetters(name))) return false;
        // "tog25" is how the table writes it.
        const text = `1 ${name} ${sizeOf(meant)}`.replace(/tog(\d)(\d)/, "$1.$2 tog");
        const { items: found, left } = read(text, countries);
        return left !== "" || found.length !== 1;
      }),
    );
    expect(wrong).toEqual([]);
  });

  it("takes no name from all items that another row has it for", () => {
    const taken = [...vocabularyOf(words).named].filter(([, [last, ...others]]) =>
      others.some(
        ({ items: nameIds, countries }) =>
          countries === last?.countries && !nameIds.some((nameId) => last?.items.includes(nameId)),
      ),
    );
    expect(taken).toEqual([]);
  });

  it("is read where the plan itself says it", () => {
    const unread = items
      // A list is parted at commas, also where they belong to a name.
      .filter(({ nameId, name }) => !nameId.endsWith("_nb") && !name.includes(", "))
      .filter((item) => read(`2 ${item.name} ${item.ages[0]}`).items[0] !== item.nameId);
    expect(unread.map(({ name }) => name)).toEqual([]);
  });

  // The box over a dashboard and the bag's page read so; every other label is picked from the country's own.
  it("reads zeros of a label where a country prints them, and asks elsewhere", () => {
    const [label = ""] = words.labels.split(",");
    const body = names.get("bodysuit_short_sleeve") ?? "";
    const sizes = (text: string, country: string) => {
      const plan = { items, ageRange: "6-9m", country } as const;
      const { rows } = readGarments(text, plan, words);
      return rows.map((row) => (row.kind === "read" ? row.ageRange : row.kind));
    };
    for (const zeros of ["0", "00", "000"]) {
      const text = `2 ${body} ${label} ${zeros}`;
      expect(sizes(text, "ES"), text).toEqual(["0-3m"]);
      expect(sizes(text, "AU"), text).toEqual([{ "0": "6-9m", "00": "3-6m", "000": "0-3m" }[zeros]]);
      for (const country of ["US", "MX", "DE", "FR", ""])
        expect(sizes(text, country), text).toEqual(["asked"]);
    }
  });

  it("is made ready once", () => {
    expect(vocabularyOf(words)).toBe(vocabularyOf(words));
  });
});
