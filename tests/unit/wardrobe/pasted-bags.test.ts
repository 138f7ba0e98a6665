// Lists as parents paste them from notes and chats, in each language: every piece of a text ends in exactly one row.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CATALOGUE, validAgeRanges } from "~/domain/wardrobe/catalogue.ts";
import { MAX_NAME_LENGTH } from "~/domain/wardrobe/custom-item.ts";
import { type GarmentRow, type NamedGarment, readGarments } from "~/domain/wardrobe/read-garments.ts";
import * as german from "~/words/de/index.ts";
import * as englishWords from "~/words/en/wardrobe/garment-names.ts";
import * as englishItems from "~/words/en/wardrobe/item-copy.ts";
import * as spanish from "~/words/es/index.ts";
import * as french from "~/words/fr/index.ts";
import type { Locale } from "~/words/locale.ts";

const inLanguage = (texts: Locale) => ({
  words: texts["wardrobe/garment-names.ts"].GARMENT_WORDS,
  itemName: texts["wardrobe/item-copy.ts"].itemName,
});

const LANGUAGES = {
  en: { words: englishWords.GARMENT_WORDS, itemName: englishItems.itemName, country: "US" },
  es: { ...inLanguage(spanish), country: "ES" },
  mx: { ...inLanguage(spanish), country: "MX" },
  de: { ...inLanguage(german), country: "DE" },
  fr: { ...inLanguage(french), country: "FR" },
};

function read(text: string, language: keyof typeof LANGUAGES = "en") {
  const { words, itemName, country } = LANGUAGES[language];
  const items: NamedGarment[] = CATALOGUE.map((item, at) => ({
    id: at + 1,
    nameId: item.key,
    name: itemName(item.key),
    isOwn: false,
    ages: validAgeRanges(item),
    needed: {},
  }));
  const found = readGarments(text, { items, ageRange: "3-6m", country }, words);
  return { ...found, said: found.rows.map((row) => wordsOf(row, items)) };
}

function wordsOf(row: GarmentRow, items: readonly NamedGarment[]): string {
  switch (row.kind) {
    case "read": {
      const { nameId } = items.find(({ id }) => id === row.itemId) ?? { nameId: "?" };
      return `${row.isCertain ? "" : "about "}${row.pieces} ${nameId} ${row.ageRange}`;
    }
    case "own":
      return `own: ${row.pieces} ${row.name} ${row.ageRange}`;
    case "asked":
      return `asked: ${row.text}`;
    default:
      return row satisfies never;
  }
}

describe("a pasted list", () => {
  it.each<[keyof typeof LANGUAGES, string, string[]]>([
    [
      "en",
      "2 onesies nb, 3 sleep n plays 0-3, carters pjs 3 mo (6), some mittens, ☐ 4 bibs, 1 dozen socks",
      [
        "2 bodysuit_short_sleeve_nb 0-3m",
        "3 sleeper_footed 0-3m",
        "6 sleeper_footed 0-3m",
        "about 1 mittens_warm 3-6m",
        "4 bib_drool 3-6m",
        "12 socks 3-6m",
      ],
    ],
    [
      "en",
      "3 sleep n plays 6-9, 4 ls onesies, 1 dozen socks, snowsuit 6-9, owl lovey",
      [
        "3 sleeper_footed 6-9m",
        "4 bodysuit_long_sleeve 3-6m",
        "12 socks 3-6m",
        "1 snowsuit 6-9m",
        "own: 1 Owl lovey 3-6m",
      ],
    ],
    [
      "en",
      "bodysuits: 5\nsleepers: 4\nhats: 2",
      ["5 bodysuit_short_sleeve 3-6m", "4 sleeper_footed 3-6m", "2 hat_warm 3-6m"],
    ],
    [
      "en",
      "From Anna:\n- [ ] 6 Gerber onesies NB\n- [x] 2 H&M cardigans 6-9m\n- [ ] Old Navy jeans 9-12m",
      [
        "own: 1 From Anna 3-6m",
        "6 bodysuit_short_sleeve_nb 0-3m",
        "2 cardigan 6-9m",
        "about 1 pants_soft 9-12m",
      ],
    ],
    [
      "en",
      "☑ 3 hats\n☐ 2 pairs of socks\n✅ 1 snowsuit 12m",
      ["3 hat_warm 3-6m", "2 socks 3-6m", "1 snowsuit 9-12m"],
    ],
    [
      "en",
      "1) 4 bibs\n2) 3 onesies\n3) 2 sleep sacks 1.0 tog",
      ["4 bib_drool 3-6m", "3 bodysuit_short_sleeve 3-6m", "2 sleep_sack_tog_10 3-6m"],
    ],
    [
      "en",
      "2 hats 🧢, 3 bibs ✨ and a Moses basket",
      ["2 hat_warm 3-6m", "3 bib_drool 3-6m", "own: 1 Moses basket 3-6m"],
    ],
    ["en", "2 packs of 5 bodysuits, 3.5 hats", ["asked: 2 packs of 5 bodysuits", "asked: 3.5 hats"]],
    [
      "en",
      "3 owl loveys 6-9m, no hats, Noah's Ark rattle",
      ["own: 3 Owl loveys 6-9m", "asked: no hats", "own: 1 Noah's Ark rattle 3-6m"],
    ],
    [
      "en",
      "Size 6-9 months\n4 L/S onesies, ~3 leggings, burp cloths = 7",
      ["4 bodysuit_long_sleeve 6-9m", "3 leggings 6-9m", "7 burp_cloth 6-9m"],
    ],
    [
      "en",
      "Carter's 5-pack onesies 3m, 3 packs of socks, 3 white onesies w/ ducks, handful of bibs / 10ish footie pjs",
      [
        "5 bodysuit_short_sleeve 0-3m",
        "asked: 3 packs of socks",
        "3 bodysuit_short_sleeve 3-6m",
        "about 1 bib_drool 3-6m",
        "10 sleeper_footed 3-6m",
      ],
    ],
    ["en", "2 dozen Carter's sleep and plays 3-6m", ["24 sleeper_footed 3-6m"]],
    [
      "de",
      "5 Bodys 50/56, 3 Strampler Gr. 62, Mützen: 2, 1 Dutzend Socken, ein paar Lätzchen, Schmusetuch Hase",
      [
        "5 bodysuit_short_sleeve_nb 0-3m",
        "3 romper_long 0-3m",
        "2 hat_warm 3-6m",
        "12 socks 3-6m",
        "about 1 bib_feeding 3-6m",
        "own: 1 Schmusetuch Hase 3-6m",
      ],
    ],
    [
      "de",
      "☐ 4 Langarmbodys 62\n☐ 2 Schlafsäcke 2,5 TOG\n☐ Winteroverall 74",
      ["4 bodysuit_long_sleeve 0-3m", "2 sleep_sack_tog_25 3-6m", "1 snowsuit 6-9m"],
    ],
    [
      "de",
      "Größe 56:\n3 Bodys\n2 H&M Strickjacken\nSpieluhr",
      ["3 bodysuit_short_sleeve 0-3m", "2 cardigan 0-3m", "own: 1 Spieluhr 0-3m"],
    ],
    [
      "mx",
      "3 bodies 3 meses, 2 pañaleros Carter's 6 meses, calcetines: 5, unos baberos, 1 docena de calcetines, móvil de osos",
      [
        "3 bodysuit_short_sleeve 0-3m",
        "2 bodysuit_short_sleeve 3-6m",
        "5 socks 3-6m",
        "1 bib_drool 3-6m",
        "12 socks 3-6m",
        "own: 1 Móvil de osos 3-6m",
      ],
    ],
    [
      "es",
      "• 4 bodies 62\n• 2 gorros 50/56\n• varios pantalones 3 meses",
      ["4 bodysuit_short_sleeve 0-3m", "2 hat_cotton_nb 0-3m", "about 1 pants_soft 0-3m"],
    ],
    [
      "es",
      "2 bodies y 3 peleles Zara 3-6m; un sonajero",
      ["2 bodysuit_short_sleeve 3-6m", "3 sleeper_footed 3-6m", "own: 1 Sonajero 3-6m"],
    ],
    [
      "fr",
      "3 bodies 3 M, 2 pyjamas Petit Bateau 3 mois, bonnets : 2, une douzaine de chaussettes, quelques bavoirs, doudou lapin",
      [
        "3 bodysuit_short_sleeve 0-3m",
        "2 sleeper_footed 0-3m",
        "2 hat_warm 3-6m",
        "12 socks 3-6m",
        "about 1 bib_drool 3-6m",
        "own: 1 Doudou lapin 3-6m",
      ],
    ],
    [
      "fr",
      "☐ 4 bodies naissance\n☐ 1 gigoteuse 6 mois\n☐ des chaussettes taille 62",
      ["4 bodysuit_short_sleeve_nb 0-3m", "1 sleep_sack_tog_10 3-6m", "about 1 socks 0-3m"],
    ],
    [
      "fr",
      "2 brassières et 3 bodies 1 mois, tapis d’éveil",
      ["2 kimono_top_nb 0-3m", "3 bodysuit_short_sleeve 0-3m", "own: 1 Tapis d’éveil 3-6m"],
    ],
  ])("%s: %s", (language, text, expected) => {
    expect(read(text, language).said).toEqual(expected);
  });

  it("names an own item in any letters", () => {
    expect(read("帽子, 2 шапки, כובע").said).toEqual([
      "own: 1 帽子 3-6m",
      "asked: 2 шапки",
      "own: 1 כובע 3-6m",
    ]);
  });
});

describe("any text", () => {
  const words = fc.constantFrom(
    ...[
      "12",
      "2x",
      "(6)",
      "bodysuits",
      "owl lovey",
      "carters",
      "some",
      "☐",
      "1 dozen",
      "3 mo",
      "3-6m",
      "NB",
      "and",
      ",",
      "\n",
    ],
    ...[
      ":",
      "=",
      "H&M",
      "&",
      "62",
      "size",
      "no",
      "🧢",
      "é",
      " ",
      "•",
      "1)",
      "帽子",
      "Bodys",
      "docena",
      "des",
    ],
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.array(words, { maxLength: 40 }).map((all) => all.join(" ")),
  );
  const languages = fc.constantFrom(...(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]));

  it("ends piece by piece in exactly one row: read, an own item, or a question", () => {
    fc.assert(
      fc.property(texts, languages, (text, language) => {
        const { rows, spans } = read(text, language);
        expect(spans.map((span) => span.text).join("")).toBe(text);
        const saying = spans.filter(({ kind }) => kind !== "between").map((span) => span.text.trim());
        const shown = rows.map((row) => row.text);
        // Sizes that stand above a list have no row: they hold for the rows below.
        const found: string[] = [];
        const without = saying.filter((part) => part !== shown[found.length] || !found.push(part));
        expect(without.filter((part) => !/\d|nb|naissance|rn|nn|new|neu|rec/i.test(part))).toEqual([]);
        expect(found).toEqual(shown);
      }),
    );
  });

  it("gives own items a name, and every row that isn't a question a possible number", () => {
    fc.assert(
      fc.property(texts, languages, (text, language) => {
        const counted = read(text, language).rows.flatMap((row) =>
          row.kind === "asked" ? [] : [row.pieces],
        );
        const names = read(text, language).rows.flatMap((row) => (row.kind === "own" ? [row.name] : []));
        expect(counted.filter((pieces) => !(pieces >= 1 && pieces <= 99))).toEqual([]);
        expect(names.filter((name) => name.trim() === "" || name.length > MAX_NAME_LENGTH)).toEqual([]);
      }),
    );
  });
});
