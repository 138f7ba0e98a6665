// The pages for strangers: their addresses, and answers that are the outfit model's.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readWearQuestion } from "../../../app/contracts/public/wear-question.ts";
import {
  carriedTo,
  isListedWear,
  listedWearPaths,
  readWearPath,
  stepsFrom,
  WEAR_WORDS,
  type WearAddress,
  wearPath,
  wearRange,
} from "../../../app/domain/public/wear-address.ts";
import type { ItemKey } from "../../../app/domain/wardrobe/catalogue-table.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";
import { viewNights } from "../../../app/views/public/wear-night-view.ts";
import { viewOverview, viewWear, type WearView } from "../../../app/views/public/wear-view.ts";
import { pieceWord } from "../../../app/views/today/outfit-words.ts";
import { NOTE_TEXTS } from "../../../app/words/en/today/outfit-copy.ts";

const anAddress = fc
  .record({ word: fc.constantFrom(...WEAR_WORDS), units: fc.constantFrom("f" as const, "c" as const) })
  .chain((asked) => {
    const { from, to } = wearRange(asked);
    return fc.integer({ min: from, max: to }).map((degrees): WearAddress => ({ ...asked, degrees }));
  });

const view = (path: string): WearView => {
  const address = readWearPath(path);
  if (!address) throw new Error(`no page at ${path}`);
  return viewWear(address);
};

describe("E27 an address", () => {
  test("has one spelling, which is read as it was written", () => {
    fc.assert(
      fc.property(anAddress, (address) => {
        expect(readWearPath(wearPath(address))).toEqual(address);
      }),
    );
  });

  test.each([
    ["/wear/50", "/wear/50"],
    ["/wear/10c", "/wear/10c"],
    ["/wear/-5", "/wear/-5"],
    ["/wear/-5c/carrier", "/wear/-5c/carrier"],
    ["/wear/night/21c", "/wear/night/21c"],
    ["/wear/50f", "/wear/50"],
    ["/wear/50F", "/wear/50"],
    ["/wear/10C", "/wear/10c"],
    ["/wear/50°", "/wear/50"],
    ["/wear/−5", "/wear/-5"],
    ["/wear/050", "/wear/50"],
    ["/wear/-0", "/wear/0"],
    ["/wear/50/stroller", "/wear/50"],
    ["/wear/70/night", "/wear/night/70"],
  ])("S96 %s is %s", (asked, own) => {
    const address = readWearPath(asked);
    expect(address && wearPath(address)).toBe(own);
  });

  test.each([
    ..."/wear/-41 /wear/116 /wear/47c /wear/1e2 /wear/٥٠ /wear/50.5 /wear/+5 /wear/0x32 /wear/ /wear/50/".split(
      " ",
    ),
    ..."/wear/50/night /wear/50/attic /wear/50/Carrier /wear/night/50 /wear/night/70/car /wear/night/12c".split(
      " ",
    ),
    ..."/wear/20/indoors /wear/NaN /wear/5000 /wear/--5 /wear/50/carrier/x /wear".split(" "),
    `/wear/${"5".repeat(2000)}`,
  ])("S96 %s has no page", (path) => {
    expect(readWearPath(path)).toBeNull();
  });

  test("S96 ten thousand paths mean a page by its own spelling, or none", () => {
    const pages = new Set(
      WEAR_WORDS.flatMap((word) =>
        (["f", "c"] as const).flatMap((units) => {
          const { from, to } = wearRange({ word, units });
          return Array.from({ length: to - from + 1 }, (_, at) =>
            wearPath({ word, units, degrees: from + at }),
          );
        }),
      ),
    );
    const part = fc.oneof(
      fc.constantFrom(
        ...WEAR_WORDS,
        "",
        "-",
        "−",
        "0",
        "°",
        "f",
        "C",
        "e2",
        "٥٠",
        "..",
        "%2F",
        " ",
        "__proto__",
      ),
      { weight: 3, arbitrary: fc.integer({ min: -300, max: 300 }).map(String) },
      fc.string({ maxLength: 10 }),
    );
    const path = fc
      .array(fc.array(part, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 3 })
      .map((parts) => `/wear/${parts.map((texts) => texts.join("")).join("/")}`);
    let found = 0;
    fc.assert(
      fc.property(path, (asked) => {
        const address = readWearPath(asked);
        if (!address) return;
        found += 1;
        expect(pages.has(wearPath(address))).toBe(true);
        expect(readWearPath(wearPath(address))).toEqual(address);
      }),
      { numRuns: 10_000 },
    );
    expect(found).toBeGreaterThan(200);
  });

  test("is listed at every 5 °F and 2 °C, at night at every 2 °F and 1 °C, and leads only to listed ones", () => {
    const listed = listedWearPaths();
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed).toHaveLength(4 * (32 + 44) + (9 + 12) + (18 + 20));
    expect(listed).toEqual(
      expect.arrayContaining(["/wear/-40", "/wear/115", "/wear/46c/car", "/wear/night/56"]),
    );
    expect(listed).not.toContain("/wear/47");
    fc.assert(
      fc.property(anAddress, (address) => {
        const { colder, warmer } = stepsFrom(address);
        for (const next of [colder, warmer]) expect(next === null || isListedWear(next)).toBe(true);
        expect(colder === null || colder.degrees < address.degrees).toBe(true);
        expect(warmer === null || warmer.degrees > address.degrees).toBe(true);
        expect(listed.includes(wearPath(address))).toBe(isListedWear(address));
      }),
    );
  });

  test("carries its degrees to another situation, and never from the weather into a room", () => {
    const cold: WearAddress = { degrees: 20, units: "f", word: "stroller" };
    expect(wearPath(carriedTo("car", cold))).toBe("/wear/20/car");
    expect(wearPath(carriedTo("night", cold))).toBe("/wear/night/70");
    expect(wearPath(carriedTo("indoors", { ...cold, units: "c" }))).toBe("/wear/22c/indoors");
    expect(wearPath(carriedTo("stroller", { degrees: 72, units: "f", word: "night" }))).toBe("/wear/50");
    fc.assert(
      fc.property(anAddress, fc.constantFrom(...WEAR_WORDS), (address, word) => {
        const to = carriedTo(word, address);
        expect(readWearPath(wearPath(to))).toEqual(to);
        expect(isListedWear(to) || to.degrees === address.degrees).toBe(true);
      }),
    );
  });
});

describe("the form for another temperature", () => {
  const ask = (query: string) => readWearQuestion(new URLSearchParams(query), "f");

  test.each([
    ["degrees=47", "/wear/47"],
    ["degrees=47+%C2%B0F&units=c", "/wear/47"],
    ["degrees=10c", "/wear/10c"],
    ["degrees=10&units=c&for=carrier", "/wear/10c/carrier"],
    ["degrees=%E2%88%925&units=c", "/wear/-5c"],
    ["degrees=21.5&units=c&for=night", "/wear/night/21c"],
    ["degrees=21,5&units=c&for=attic", "/wear/21c"],
  ])("reads %s as %s", (query, path) => {
    expect(ask(query)).toEqual({ path });
  });

  test.each(["degrees=", "degrees=451", "degrees=1e2", "degrees=warm", `degrees=${"7".repeat(4000)}`])(
    "refuses %s and says so beside the field",
    (query) => {
      expect(ask(query)).toMatchObject({
        path: null,
        question: { isWrong: true, units: "f", word: "stroller" },
      });
    },
  );

  test("isn't wrong before anything was sent", () => {
    expect(ask("")).toEqual({
      path: null,
      question: { units: "f", word: "stroller", typed: "", isWrong: false },
    });
  });
});

describe("E28 the page", () => {
  test("answers for three ages, with the colder and the warmer step, wind, and sun", () => {
    const page = view("/wear/50");
    expect(page.question).toBe("What does a baby wear at 50°F?");
    expect(page.sentence).toBe("Sleeper, bunting, a warm hat, and stroller blanket");
    expect(page.stay).toBeNull();
    expect(page.ages.map(({ name, sentence }) => [name, sentence])).toEqual([
      ["0–4 weeks", "Short-sleeve bodysuit, sleeper, bunting, a warm hat, and stroller blanket."],
      ["1–6 months", "Sleeper, bunting, a warm hat, and stroller blanket."],
      ["6–12 months", "Short-sleeve bodysuit, pants, light jacket, a warm hat, socks, and footmuff."],
    ]);
    expect(page.steps).toEqual([
      { degrees: "45°F", path: "/wear/45", label: "Colder", change: "Also: long-sleeve bodysuit." },
      {
        degrees: "55°F",
        path: "/wear/55",
        label: "Warmer",
        change: "Also: short-sleeve bodysuit. Without: a warm hat and stroller blanket.",
      },
    ]);
    expect(page.windAndSun).toEqual([
      "In a 15 mph wind with the hood up it feels like 47°F. Also: short-sleeve bodysuit and warm socks.",
      "Stay in the shade. Canopy up, even when the sun is low.",
    ]);
    expect(page.notes[0]).toBe("Feel the back of the neck: warm and dry is right.");
    expect(page.notes).toContain("Open up indoors, also in a shop or on a train.");
  });

  test("E4 is only for babies from six months on the ground, and has coats along in the car", () => {
    expect(view("/wear/50/ground").ages.map(({ name }) => name)).toEqual(["6–12 months"]);
    expect(view("/wear/30/car").ages[1]?.remarks).toEqual([
      "Over the straps: stroller blanket.",
      "Along, for after the ride: bunting and a warm hat.",
    ]);
  });

  test("says outdoors that what is too thick for the straps of a car seat goes on after the ride, a suit or a coat alone too", () => {
    const straps = NOTE_TEXTS.nothing_padded_under_straps;
    const thick = [
      ...["snowsuit", "bunting_fleece", "coat_warm", "jacket_light"],
      ...["vest_layer", "stroller_footmuff", "blanket_stroller"],
    ];
    const alone = new Set<string>();
    for (const word of ["stroller", "carrier", "ground"] as const) {
      const { from, to } = wearRange({ word, units: "f" });
      for (let degrees = from; degrees <= to; degrees += 1) {
        const { ages, notes } = viewWear({ word, units: "f", degrees });
        const worn = new Set(ages.flatMap(({ pieces }) => pieces.map(({ key }) => key)));
        const [first, ...others] = thick.filter((key) => worn.has(key as ItemKey));
        expect(notes.includes(straps), `${degrees} ${word}`).toBe(first !== undefined);
        if (first && others.length === 0) alone.add(first);
      }
    }
    expect([...alone]).toContain("snowsuit");
    expect(viewWear({ word: "ground", units: "f", degrees: 22 }).notes).toContain(straps);
  });

  test.each([
    ["/wear/20", "Check often"],
    ["/wear/5", "Keep it short"],
    ["/wear/-10", "Stay in"],
    ["/wear/-20", "Stay in"],
    ["/wear/86", "Shade, short, and feed often"],
    ["/wear/100", "Stay in where it's cool"],
    ["/wear/-10/ground", "Errands only"],
    ["/wear/-10/car", null],
  ])("E12 %s says %s above the sentence, for the youngest of the months", (path, stay) => {
    expect(view(path).stay).toBe(stay);
  });

  test("says of older babies what is less strict, and of the cold what no clothes hold", () => {
    const page = view("/wear/-10");
    expect(page.ages[2]?.remarks).toContain("Errands only.");
    expect(page.ages[0]?.remarks).toContain("This is less than the cold asks for: stay out only briefly.");
  });

  test("asks at night for the room, and says nothing of wind or sun", () => {
    const page = view("/wear/night/70");
    expect(page.question).toBe("What does a baby sleep in at 70°F?");
    expect(page.sentence).toBe("Sleeper and 1.0 TOG sleep sack");
    expect(page.windAndSun).toEqual([]);
    expect(page.notes).toContain("No hat for sleep indoors.");
    expect(view("/wear/70/indoors").windAndSun).toEqual([]);
  });

  test("E27 says outdoors where and when mornings are like this, if they are anywhere", () => {
    expect(view("/wear/50").mornings).toBe(
      "Mornings are like this in December in Los Angeles and in October in Chicago.",
    );
    expect(view("/wear/10c/car").mornings).toBe(view("/wear/50").mornings);
    expect(view("/wear/86").mornings).toBe("In July, mornings in Phoenix are like this.");
    for (const path of ["/wear/-40", "/wear/115", "/wear/night/70", "/wear/70/indoors"])
      expect(view(path).mornings).toBeNull();
  });

  test.each(["stroller", "carrier", "ground"] as const)(
    "names in the sentence all that protects the head and the hands: %s",
    (word) => {
      for (let degrees = -40; degrees <= 115; degrees += 1) {
        const page = viewWear({ degrees, units: "f", word });
        const { pieces } = page.ages.find(({ name }) => name === "1–6 months") ??
          page.ages[0] ?? { pieces: [] };
        for (const { key } of pieces.filter((piece) =>
          ["head", "hands"].includes(INSULATION[piece.key].role),
        ))
          expect([degrees, page.sentence.toLowerCase()]).toEqual([
            degrees,
            expect.stringContaining(pieceWord(key)),
          ]);
      }
    },
  );

  test("has whole sentences at every temperature of every situation", () => {
    fc.assert(
      fc.property(anAddress, (address) => {
        const page = viewWear(address);
        const texts = [
          ...page.windAndSun,
          ...page.why,
          ...page.notes,
          ...(page.mornings === null ? [] : [page.mornings]),
          ...page.steps.map(({ change }) => change),
        ];
        texts.push(...page.ages.flatMap(({ sentence, remarks }) => [sentence, ...remarks]));
        expect(
          texts.filter((text) => !/^\p{Lu}.*\.$/u.test(text) || /undefined|NaN|\.\./.test(text)),
        ).toEqual([]);
        expect(page.sentence.split(", ").length).toBeLessThanOrEqual(6);
        for (const { pieces } of page.ages)
          expect(new Set(pieces.map(({ key }) => key)).size).toBe(pieces.length);
      }),
      { numRuns: 60 },
    );
  });

  test("the overview has a line for each temperature, with the heading of its page", () => {
    const lines = viewOverview(
      [0, 50, 90].map((degrees) => ({ degrees, units: "f" as const, word: "stroller" as const })),
    );
    expect(lines.map(({ path }) => path)).toEqual(["/wear/0", "/wear/50", "/wear/90"]);
    expect(lines.map(({ sentence }) => sentence)).toEqual(lines.map(({ path }) => `${view(path).sentence}.`));
    expect(lines[2]?.sentence).toBe("Short-sleeve bodysuit.");
  });
});

describe("E29 the nights", () => {
  const rows = viewNights("f");

  test("are the published table: sack by the guide's bands, and the clothes under it", () => {
    expect(rows.map(({ room, sack, under }) => [room, sack, under])).toEqual([
      ["84°F (29°C) and up", "No sack", "A diaper"],
      ["80–83°F (27–28°C)", "No sack", "Short-sleeve bodysuit"],
      ["79°F (26°C)", "0.2 TOG sleep sack", "Short-sleeve bodysuit"],
      ["76–78°F (24–26°C)", "0.5 TOG sleep sack", "Short-sleeve bodysuit"],
      ["74–75°F (23–24°C)", "0.5 TOG sleep sack", "Sleeper"],
      ["72–73°F (22–23°C)", "1.0 TOG sleep sack", "Short-sleeve bodysuit"],
      ["70–71°F (21–22°C)", "1.0 TOG sleep sack", "Sleeper"],
      ["69°F (21°C)", "1.0 TOG sleep sack", "Short-sleeve bodysuit and sleeper"],
      ["66–68°F (19–20°C)", "2.5 TOG sleep sack", "Short-sleeve bodysuit"],
      ["63–65°F (17–18°C)", "2.5 TOG sleep sack", "Sleeper"],
      ["61–62°F (16–17°C)", "2.5 TOG sleep sack", "Short-sleeve bodysuit and sleeper"],
      ["58–60°F (14–16°C)", "2.5 TOG sleep sack", "Short-sleeve bodysuit and sleeper"],
      ["57°F (14°C) or colder", "3.5 TOG sleep sack", "Sleeper"],
    ]);
  });

  test("say first what to do about the room, and lead to the page of a room within", () => {
    expect(rows.filter(({ first }) => first).map(({ path }) => path)).toEqual([
      "/wear/night/88",
      "/wear/night/82",
      "/wear/night/60",
      "/wear/night/56",
    ]);
    for (const { path, sack } of rows)
      if (sack !== "No sack") expect(view(path).sentence.toLowerCase()).toContain(sack.toLowerCase());
  });
});
