// What was counted, as bench/dressed.md shows it: first the bars, then the tables by drawer, place, and size.
import { ESSENTIALITY } from "../../app/domain/ids.ts";
import { CALENDAR_SIZES } from "../../app/domain/wardrobe/size-table.ts";
import { BIRTHS } from "./dress-places.ts";
import { DRAWERS, type DrawerName } from "./dress-plan.ts";
import { SITUATIONS } from "./dress-year.ts";
import { BARS, type FigureName, figuresOf } from "./dressed-figures.ts";
import { ROOMS } from "./night-bands.ts";
import { HOUSEHOLDS } from "./stock.ts";
import { entriesOf, percent, sumOf, type Tally } from "./tally.ts";

/** Rooms that are no temperature. */
const NIGHTS_IN: Readonly<Record<string, string>> = {
  own: "the plan's own",
  warm: "75 °F, nights of 68 °F or more outside",
};

const NAMES: Readonly<Record<DrawerName, string>> = {
  essentials: "Essentials",
  recommended: "+ Recommended",
  all: "All levels",
  every: "Every piece there is",
};

const ROUTINES = { daily: "daily", every_2_3_days: "every 2–3 days", weekly_plus: "weekly" } as const;

/** Named in so many of a category's mornings, a piece is named almost daily. */
const OFTEN = 0.4;

/** Named on fewer of a size's mornings, a piece is named seldom. */
const SELDOM = 0.1;

const one = (value: number) => (value >= 9.95 ? value.toFixed(0) : value.toFixed(1));

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}

/** The report; `recorded` are the places with real days. */
export function dressedReport(tally: Tally, places: readonly string[], recorded: readonly string[]): string {
  return `# Whether the list dresses the baby

\`npm run dress\`: ${sumOf(tally, ["plans", null])} plans, ${places.length} places and ${BIRTHS.length} births (${BIRTHS.map((day) => day.slice(5)).join(", ")}), each dressed by Today for 365 days, ${
    recorded.length > 0 ? `for real days in ${recorded.join(", ")}, else ` : ""
  }from the
typical climate in other years than those that the plan was worked out from, at 7–10 and 14–18, in ${SITUATIONS.length} situations, and for every night. Seeded: the same
numbers always.

${READING}

## Bars

${table(["", "Bar", "Before", "Now", "Met"], barRows(tally))}

## Stroller windows colder than the model's tolerance (0.3 clo), %, those by more than 1 clo in parentheses

Pieces are those of a year, the mean of the births, with laundry daily / every 2–3 days.

${table(
  ["", ...DRAWERS.map((drawer) => NAMES[drawer]), "Pieces: essentials", "+ Recommended", "All levels"],
  [
    [
      "**All places**",
      ...DRAWERS.map((drawer) => coldOf(tally, drawer, null, null)),
      ...piecesCells(tally, null),
    ],
    ...places.map((place) => [
      place,
      ...DRAWERS.map((drawer) => coldOf(tally, drawer, place, null)),
      ...piecesCells(tally, place),
    ]),
  ],
)}

${table(
  ["By size", ...DRAWERS.map((drawer) => NAMES[drawer])],
  CALENDAR_SIZES.map((size) => [size, ...DRAWERS.map((drawer) => coldOf(tally, drawer, null, size))]),
)}

## Other situations, % colder / % too warm in all of their hours

${table(
  ["", ...DRAWERS.map((drawer) => NAMES[drawer])],
  SITUATIONS.map((situation) => [
    situation === "indoors" ? "indoors at 70 °F" : situation,
    ...DRAWERS.map(
      (drawer) =>
        `${shareOf(tally, drawer, situation, "cold")} / ${shareOf(tally, drawer, situation, "warm")}`,
    ),
  ]),
)}

## Nights

Plans with a night that is short by more than 0.45 TOG, and the most that any is short, TOG; and nights inside the band of published charts, %.
A plan's own room is 70 °F in the US. Elsewhere it is 66 °F, and 70 in mild weather with days of 70 °F or more, when homes aren't heated. In hot weather it is
75 °F anywhere, where a night stays at 68 °F or more outside.

${table(
  ["Room", ...(["essentials", "recommended", "all"] as const).flatMap((drawer) => [NAMES[drawer], "inside"])],
  ["own", "warm", ...ROOMS].map((room) => [
    NIGHTS_IN[room] ?? `${room} °F`,
    ...(["essentials", "recommended", "all"] as const).flatMap((drawer) =>
      nightCells(tally, drawer, String(room)),
    ),
  ]),
)}

## Nothing counted

${table(
  ["Windows in which Today names a piece that", "%"],
  [
    ["isn't essential", one(uncounted(tally, "not essential"))],
    ["isn't even recommended", one(uncounted(tally, "not recommended"))],
    ["the plan asks for on no level", one(uncounted(tally, "on no level"))],
    [
      "… because its own leave more than 0.6 clo undone, said as not on the list",
      one(uncounted(tally, "on no level, floor")),
    ],
    [
      "… because its own leave head or hands bare, said as not on the list",
      one(uncounted(tally, "on no level, head or hands")),
    ],
  ],
)}

Named in ${100 * OFTEN} % of a category's stroller mornings or more, and not essential there in all plans:

${table(["Weather", "Piece", "Named, %", "Asked for then, % of mornings"], oftenRows(tally))}

## Essentials that Today never names in their size

Of ${sumOf(tally, ["plans", null])} plans, from a drawer of exactly the essentials, without bibs and cloths, which no outfit names. Pieces are those with laundry every 2–3 days.

${table(["Size", "Piece", "Plans that ask", "Never named in", "Pieces"], neverRows(tally))}

Named on fewer than ${100 * SELDOM} % of stroller mornings of the size, in the plans that ask for it: ${seldomNamed(tally)}.

Pieces by plan, births in their order: ${places.map((place) => `${place} ${BIRTHS.map((born) => sumOf(tally, ["never in plan", `${place} ${born}`])).join(" / ")}`).join("; ")}.

## Wear and wash

Days on which a dressing finds nothing clean (nothing to put on, or bare legs in the cold); in parentheses also lighter or less covered than from the
whole drawer, %.

${table(
  ["", ...HOUSEHOLDS.map(({ drawer, routine }) => `${NAMES[drawer]}, ${ROUTINES[routine]}`)],
  [
    ["**All places**", ...stockCells(tally, null)],
    ...places.map((place) => [place, ...stockCells(tally, place)]),
  ],
)}

Sleepers on a cold day: Today ${sleepers(tally, "worn").toFixed(1)}, the catalogue ${sleepers(tally, "asked").toFixed(1)}.

## Drawers that are counted in part

${sumOf(tally, ["partial", "drawers", "n"])} random ones, of which ${sumOf(tally, ["partial", "drawers", "counted"])} count as counted. % of windows / nights.

${table(
  ["", "from the counted pieces alone", "as Today answers"],
  [
    [
      "short by more than 1 clo / TOG",
      partial(tally, "counted alone", "much"),
      partial(tally, "today", "much"),
    ],
    ["colder than the tolerance", partial(tally, "counted alone", "short"), partial(tally, "today", "short")],
    ["nothing on", partial(tally, "counted alone", "bare"), partial(tally, "today", "bare")],
    ["a needless piece that isn't counted", "–", partial(tally, "today", "needless")],
    ["unsafe", partial(tally, "counted alone", "unsafe"), partial(tally, "today", "unsafe")],
  ],
)}
`;
}

const READING = `What a family owns is exactly what its plan asks for down to a level, in the size worn then (both between two sizes); pieces without a size
stay from the size that first asks for them. What Today would add as "not counted yet" isn't worn: it isn't there. A size's short edge that another size's
pieces are for counts as cold, because Today dresses from the size worn. Wind is spread around the month's mean (7 mph outside the US, where no table
has it), sun and clouds follow place and day, rain and snow fall for five hours of a wet day.

**Against the first measure of the same kind**, made by other hands with places, winds, and accidents of its own: Essentials 36 (20), Minneapolis 55 (42), Berlin
55 (30), Denver 52 (36), Seattle 47 (18); + Recommended 16 (3); all levels 6 (0.3); every piece 4 (0.5); nothing counted 73 / 51 / 20; nothing clean 17 and 9.6,
Phoenix and Miami with daily washing 24. Its seventeen places aren't known, so totals differ by the mix of places; the named cities agree within five points.
Partial drawers were measured before Today added the plan's own pieces to them, which the column "from the counted pieces alone" repeats. Nights at 68 °F
were short in every plan then (0.85–1.45 TOG); since then no degree asks for more than 0.4 TOG less than the one below it, and a sack with two layers reaches 68 °F.
That sack is why essentials abroad run out of clean sleepers and bodysuits: in a room of 66 °F both are worn under it every night. Accidents are assumed in both
measures.

**Before** is rules version 5 by the same tool (98 / 129 pieces of essentials, 122 / 161 with those recommended, 174 / 219 of all levels), when a warm night made the
room 75 °F in any weather. What the bars ask beyond this would cost more than it brings: the light sack as an essential of mild weather, too, would be right for the
"75 °F" line of the nights, and would hardly be worn in London and Sydney; a short stretch of heat doesn't make a size's light sack an essential, and leaves
its warmest nights 0.3 TOG below the charts, within the model's tolerance. Outside the US two or three weeks of cool weather at the edge of a mild size are
left to the sacks of the size beside it: until those fit, its nights are 0.5 to 1.1 TOG short in a room of 66 °F.`;

/** The figures of rules version 5. */
const BEFORE: Readonly<Record<FigureName, number>> = {
  essentialsCold: 37,
  essentialsMuch: 18,
  recommendedCold: 15,
  recommendedMuch: 2.2,
  tooWarm: 0,
  nightsOutside: 27,
  neverNamed: 14,
  onNoLevel: 15,
  partialMuch: 0,
  partialBare: 0,
  partialNeedless: 0,
  partialUnsafe: 0,
  stock: 11,
  stockInHeat: 15,
};

function barRows(tally: Tally): string[][] {
  const figures = figuresOf(tally);
  return BARS.map(({ name, what, most, unit }) => {
    const now = figures[name];
    return [
      what,
      `≤ ${most}${unit}`,
      `${one(BEFORE[name])}${unit}`,
      `${one(now)}${unit}`,
      now <= most ? "yes" : "no",
    ];
  });
}

function coldOf(tally: Tally, drawer: DrawerName, place: string | null, size: string | null): string {
  const count = (what: string) => sumOf(tally, ["window", drawer, "stroller", place, size, what]);
  return `${one(percent(count("cold"), count("n")))} (${one(percent(count("much"), count("n")))})`;
}

function shareOf(tally: Tally, drawer: DrawerName, situation: string, what: string): string {
  const count = (of: string) => sumOf(tally, ["window", drawer, situation, null, null, of]);
  return one(percent(count(what), count("n")));
}

function piecesCells(tally: Tally, place: string | null): string[] {
  const plans = sumOf(tally, ["plans", place]);
  return (["essentials", "recommended", "all"] as const).map((drawer) =>
    (["daily", "every_2_3_days"] as const)
      .map((routine) => Math.round(sumOf(tally, ["pieces", drawer, routine, place]) / plans))
      .join(" / "),
  );
}

function nightCells(tally: Tally, drawer: string, room: string): string[] {
  const plans = entriesOf(tally, ["night", drawer, room, null, "n"]).length;
  const short = entriesOf(tally, ["night", drawer, room, null, "short"]).length;
  const worst = Math.max(
    0,
    ...entriesOf(tally, ["night", drawer, room, null, "worst"]).map(({ amount }) => amount),
  );
  const count = (what: string) => sumOf(tally, ["night", drawer, room, null, what]);
  return [`${short} of ${plans}, ${worst.toFixed(2)}`, one(percent(count("inside"), count("n")))];
}

function uncounted(tally: Tally, what: string): number {
  return percent(sumOf(tally, ["uncounted", null, what]), sumOf(tally, ["uncounted", null, "n"]));
}

function oftenRows(tally: Tally): string[][] {
  const levels = [...Object.values(ESSENTIALITY), "nothing"];
  return entriesOf(tally, ["often", null, "n"]).flatMap(({ free: [category = ""], amount: mornings }) => {
    const keys = [
      ...new Set(entriesOf(tally, ["often", category, null, null]).map(({ free: [key = ""] }) => key)),
    ];
    return keys
      .map((key) => ({ key, named: sumOf(tally, ["often", category, key, null]) }))
      .filter(
        ({ key, named }) =>
          named >= OFTEN * mornings && sumOf(tally, ["often", category, key, ESSENTIALITY.essential]) < named,
      )
      .toSorted((a, b) => b.named - a.named)
      .map(({ key, named }) => {
        const asked = levels
          .map((level) => ({ level, share: percent(sumOf(tally, ["often", category, key, level]), named) }))
          .filter(({ share }) => share > 0)
          .map(({ level, share }) => `${level} ${one(share)}`);
        return [category, key, one(percent(named, mornings)), asked.join(", ")];
      });
  });
}

function seldomNamed(tally: Tally): string {
  return entriesOf(tally, ["mornings", null, null, "named"])
    .map(({ free: [size = "", key = ""], amount }) => ({
      name: `${size} ${key}`,
      share: amount / sumOf(tally, ["mornings", size, key, "n"]),
    }))
    .filter(({ share }) => share < SELDOM)
    .toSorted((a, b) => a.share - b.share)
    .map(({ name, share }) => `${name} ${one(100 * share)}`)
    .join(", ");
}

function neverRows(tally: Tally): (string | number)[][] {
  return entriesOf(tally, ["never", null, null, "plans"])
    .map(({ free: [size = "", key = ""], amount }) => [
      size,
      key,
      sumOf(tally, ["never", size, key, "asked"]),
      amount,
      sumOf(tally, ["never", size, key, "pieces"]),
    ])
    .toSorted((a, b) => placeOf(a[0]) - placeOf(b[0]) || Number(b[3]) - Number(a[3]));
}

const placeOf = (size: string | number | undefined) => CALENDAR_SIZES.findIndex((one) => one === size);

function stockCells(tally: Tally, place: string | null): string[] {
  return HOUSEHOLDS.map(({ drawer, routine }) => {
    const count = (what: string) => sumOf(tally, ["stock", drawer, routine, place, what]);
    return `${one(percent(count("nothing"), count("n")))} (${one(percent(count("less"), count("n")))})`;
  });
}

function sleepers(tally: Tally, what: string): number {
  return sumOf(tally, ["sleepers", null, what]) / Math.max(1, sumOf(tally, ["sleepers", null, "days"]));
}

function partial(tally: Tally, of: string, what: string): string {
  return (["windows", "nights"] as const)
    .map((kind) =>
      one(percent(sumOf(tally, ["partial", of, kind, what]), sumOf(tally, ["partial", of, kind, "n"]))),
    )
    .join(" / ");
}
