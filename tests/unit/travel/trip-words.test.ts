import { describe, expect, test } from "vitest";
import { packingText } from "~/components/travel/packing-text.ts";
import { packingProgress } from "~/domain/travel/packing-progress.ts";
import { babyWords } from "~/words/en/travel/trip-copy.ts";
import type { AgeRange } from "../../../app/domain/vocabulary.ts";

describe("the baby's age on a trip", () => {
  const months = (count: number) => ({ unit: "months", count }) as const;
  const weeks = (count: number) => ({ unit: "weeks", count }) as const;

  test.each([
    [{ kind: "born", from: months(4), to: months(4) }, "4 months old"],
    [{ kind: "born", from: months(1), to: months(2) }, "1 to 2 months old"],
    [{ kind: "born", from: weeks(11), to: months(3) }, "11 weeks to 3 months old"],
    [{ kind: "born", from: weeks(1), to: weeks(1) }, "1 week old"],
    [{ kind: "arriving", on: "2027-01-05", to: weeks(2) }, "newborn to 2 weeks old"],
    [{ kind: "arriving", on: "2027-01-05", to: weeks(0) }, "a newborn"],
    [{ kind: "born", from: weeks(0), to: weeks(0) }, "a newborn"],
    [{ kind: "born", from: weeks(0), to: weeks(2) }, "newborn to 2 weeks old"],
    [{ kind: "born", from: weeks(0), to: months(1) }, "newborn to 1 month old"],
  ] as const)("%o", (baby, age) => {
    expect(babyWords(baby, false)).toBe(`Your baby will be ${age} during this trip.`);
    expect(babyWords(baby, true)).toBe(`Your baby was ${age} during this trip.`);
  });

  test.each([
    [0, "due a few days later"],
    [1, "due about 1 week later"],
    [6, "due about 6 weeks later"],
  ])("%i weeks before the birth", (weeksBefore, until) => {
    expect(babyWords({ kind: "unborn", weeksBefore }, false)).toBe(
      `Your baby will be on the way during this trip, ${until}.`,
    );
  });
});

const item = (
  name: string,
  pack: number,
  about: Partial<Parameters<typeof packingProgress>[0][number]> = {},
) => ({ name, pack, essentiality: "Essential" as const, isPacked: false, countedIn: null, ...about });

describe("how far the packing is", () => {
  test("essential pieces count, what else is packed is told beside them", () => {
    const items = [
      item("Bodysuit", 4, { isPacked: true }),
      item("Sleeper", 3),
      item("Cardigan", 2, { essentiality: "Recommended", isPacked: true }),
      item("Burp Cloth", 5, { isPacked: true, countedIn: "0-3m" }),
    ];
    expect(packingProgress(items)).toEqual({ packed: 4, pieces: 7, others: 2 });
  });

  test("where nothing is essential all pieces count", () => {
    const items = [
      item("Swimsuit", 1, { essentiality: null, isPacked: true }),
      item("Hat", 2, { essentiality: "Nice-to-have" }),
    ];
    expect(packingProgress(items)).toEqual({ packed: 1, pieces: 3, others: 0 });
  });
});

test("the list as text names sizes only where there are several, and counts a one-size item once", () => {
  const trip = {
    destination: "Denver, CO",
    planCountry: "US",
    startDate: "2027-01-05",
    endDate: "2027-01-08",
    days: 4,
    everything: 9,
    sizes: [
      {
        ageRange: "0-3m" as AgeRange,
        categories: [
          {
            category: "Bottoms" as const,
            items: [item("Leggings", 3), item("Pants", 2, { isPacked: true })],
          },
        ],
        extras: [item("Tights", 4, { essentiality: "Nice-to-have" })],
      },
    ],
    bagNotes: ["Left at home: the tuxedo."],
    kit: [
      { name: "Diapers", facts: "40 for 4 days", isPacked: true },
      { name: "Car seat", facts: null, isPacked: false },
    ],
  };
  expect(packingText(trip)).toBe(
    [
      "Denver, CO, Jan 5 – 8, 2027\nPack 5 pieces for 4 days · 9 with extras",
      "Bottoms\n[ ] 3 Leggings\n[x] 2 Pants",
      "Extras\n[ ] 4 Tights",
      "Left at home: the tuxedo.",
      "Other things to pack\n[x] Diapers: 40 for 4 days\n[ ] Car seat\n",
    ].join("\n\n"),
  );
  const second = {
    ageRange: "3-6m" as AgeRange,
    categories: [
      {
        category: "Accessories" as const,
        items: [item("Bib", 2), item("Burp Cloth", 4, { countedIn: "0-3m" })],
      },
    ],
    extras: [],
  };
  const text = packingText({ ...trip, sizes: [...trip.sizes, second] });
  expect(text).toContain("\n0–3M\n\nBottoms\n");
  expect(text).toContain("\n3–6M\n\nAccessories\n[ ] 2 Bib\n");
  expect(text).not.toContain("Burp Cloth");
});
