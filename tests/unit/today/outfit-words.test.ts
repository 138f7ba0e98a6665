// The words of outfits in all languages: every piece that the model chooses has one, and each language joins them as it does.
import { describe, expect, test } from "vitest";
import { night } from "../../../app/domain/today/night-outfit.ts";
import { outfit } from "../../../app/domain/today/outfit.ts";
import { drawerOf } from "../../../app/domain/today/outfit-ladder.ts";
import { babyAged, STAY_WORDS } from "../../../app/domain/today/today-terms.ts";
import { usualDrawer } from "../../../app/domain/today/usual-drawer.ts";
import { allInWords, inShort, pieceWord, wornIn } from "../../../app/views/today/outfit-words.ts";
import * as de from "../../../app/words/de/today/outfit-copy.ts";
import * as en from "../../../app/words/en/today/outfit-copy.ts";
import * as es from "../../../app/words/es/today/outfit-copy.ts";
import * as fr from "../../../app/words/fr/today/outfit-copy.ts";
import { weatherOf } from "./reference.ts";

const LANGUAGES = { en, es, de, fr };
type Piece = keyof typeof en.PIECE_WORDS;

const AGES = [0, 2, 4, 8, 11, 14];
const SITUATIONS = ["stroller", "stroller_asleep", "carrier", "play", "walk", "car"] as const;
const WEATHERS = [{}, { uv: 7 }, { rain_in: 0.1, pop: 80, wind: 20 }, { snow_in: 0.2 }];

/** All pieces that a full drawer is ever worn as, by day and by night. */
function everWorn(): Set<string> {
  const worn = AGES.flatMap((months) => {
    const drawer = drawerOf(usualDrawer(months));
    const baby = babyAged(months);
    const degrees = Array.from({ length: 32 }, (_, at) => at * 5 - 40);
    const out = degrees.flatMap((tempF) =>
      SITUATIONS.flatMap((situation) =>
        WEATHERS.map((given) => outfit({ situation, weather: weatherOf(tempF, given) }, drawer, baby)),
      ),
    );
    const rooms = Array.from({ length: 41 }, (_, at) => at + 50);
    const inside = rooms.map((roomF) => outfit({ situation: "indoors", roomF }, drawer, baby));
    return [...out, ...inside, ...rooms.map((roomF) => night(roomF, drawer, baby))];
  });
  return new Set(
    worn.flatMap(({ wear, extras, overHarness, carry }) => [...wear, ...extras, ...overHarness, ...carry]),
  );
}

/** One sentence of each shape. */
const SENTENCES: readonly { pieces: readonly Piece[]; said: Record<keyof typeof LANGUAGES, string> }[] = [
  {
    pieces: [],
    said: { en: "A diaper", es: "Solo el pañal", de: "Nur eine Windel", fr: "Juste une couche" },
  },
  {
    pieces: ["romper_short"],
    said: { en: "Short romper", es: "Enterizo corto", de: "Kurzer Strampler", fr: "Barboteuse" },
  },
  {
    pieces: ["tee_short_sleeve", "pants_soft"],
    said: {
      en: "T-shirt and pants",
      es: "Camiseta y pantalón",
      de: "T-Shirt und Hose",
      fr: "T-shirt et pantalon",
    },
  },
  {
    pieces: ["sleeper_footed", "bunting_fleece", "hat_warm", "blanket_stroller"],
    said: {
      en: "Sleeper, bunting, a warm hat, and stroller blanket",
      es: "Mameluco con pies, enterizo polar con capucha, gorro abrigador y cobija para carriola",
      de: "Schlafstrampler, Fleece-Overall, warme Mütze und Kinderwagendecke",
      fr: "Pyjama à pieds, combinaison polaire, bonnet chaud et couverture de poussette",
    },
  },
  {
    pieces: ["hat_sun", "sleep_sack_tog_25"],
    said: {
      en: "A sun hat and 2.5 TOG sleep sack",
      es: "Sombrero para el sol y saco de dormir de 2.5\u00a0TOG",
      de: "Sonnenhut und Schlafsack mit 2,5\u00a0TOG",
      fr: "Chapeau de soleil et gigoteuse TOG\u00a02,5",
    },
  },
];

test("E2 every piece that the model chooses has a short word, and no two that are worn together share one", () => {
  const worn = [...everWorn()].map((key) => key.replace(/_nb$/, ""));
  expect(worn.length).toBeGreaterThan(35);
  expect(worn.filter((key) => !(key in en.PIECE_WORDS))).toEqual([]);
  for (const { PIECE_WORDS } of Object.values(LANGUAGES))
    expect(new Set(Object.values(PIECE_WORDS)).size).toBe(Object.keys(PIECE_WORDS).length);
});

describe.each(["en", "es", "de", "fr"] as const)("E2 in %s", (language) => {
  const { PIECE_WORDS, outfitSentence, NOTE_TEXTS, STAY_TEXTS, OUTFIT_COPY, WHY_TEXTS, barsWords } =
    LANGUAGES[language];

  test.each(SENTENCES)("the sentence of $pieces", ({ pieces, said }) => {
    expect(outfitSentence(pieces.map((piece) => PIECE_WORDS[piece]))).toBe(said[language]);
  });

  test("E14 notes, reasons, and accuracy are one sentence or two, each with its end", () => {
    const texts = [...Object.values(NOTE_TEXTS), ...Object.values(WHY_TEXTS), ...Object.values(OUTFIT_COPY)];
    expect(texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
    expect(barsWords({ bars: 4, clo: 1.9 }, { bars: 3, clo: 1.25 })).toMatch(/4.*5.*1[.,]9.*3.*1[.,]3/);
  });

  test("E12 stay words never name minutes, and are as many as the model has", () => {
    const texts = Object.entries(STAY_TEXTS);
    expect(["any", ...texts.map(([word]) => word)]).toEqual(STAY_WORDS);
    expect(texts.filter(([, text]) => /\d|minut/i.test(text))).toEqual([]);
  });
});

test("E2 a sentence has six pieces at most, the list has all, and a newborn's pieces are called like others", () => {
  const cold = outfit(
    { situation: "stroller", weather: weatherOf(-10) },
    drawerOf(usualDrawer(8)),
    babyAged(8),
  );
  const worn = wornIn(cold);
  expect(worn).toHaveLength(11);
  expect(inShort(worn).split(", ")).toHaveLength(6);
  expect(allInWords(worn).split(", ")).toHaveLength(11);
  expect(pieceWord("sleeper_footed_nb")).toBe("sleeper");
  expect(pieceWord("bib_drool")).toBe("Drool Bib");
});
