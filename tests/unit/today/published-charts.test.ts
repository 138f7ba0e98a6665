// The model against published charts, cell by cell, and against its own table by situation and degree. A chart's garments are
// summed with our insulation; a cell agrees within 0.35 clo or 20 %, at night within 0.5 TOG.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { halfEven } from "../../../app/domain/today/half-even.ts";
import { AGREEMENT } from "../../../app/domain/today/model-version.ts";
import { night } from "../../../app/domain/today/night-outfit.ts";
import { outfit } from "../../../app/domain/today/outfit.ts";
import { type Drawer, drawerOf } from "../../../app/domain/today/outfit-ladder.ts";
import {
  type Baby,
  babyAged,
  type Moment,
  type Outfit,
  type Outing,
} from "../../../app/domain/today/today-terms.ts";
import { usualDrawer } from "../../../app/domain/today/usual-drawer.ts";
import { INSULATION } from "../../../app/domain/wardrobe/insulation-table.ts";
import { TOG_BANDS } from "../../../app/domain/wardrobe/tog.ts";
import { type CaseWeather, weatherOf } from "./reference.ts";

type Row = Readonly<Record<string, string>>;

/** The rows of a table without quotes. */
function rowsOf(name: string): Row[] {
  const [head = "", ...lines] = readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const names = head.split(",");
  return lines.map((line) => Object.fromEntries(line.split(",").map((cell, at) => [names[at] ?? "", cell])));
}

function momentOf(situation: string, tempF: number, weather: CaseWeather = {}): Moment {
  if (situation === "indoors") return { situation, roomF: tempF };
  return { situation: situation as Outing, weather: weatherOf(tempF, weather) };
}

interface Cell {
  kind: string;
  difference: number;
  warmth: boolean;
  /** Hat, at night the sack; null if the chart says nothing. */
  hat: boolean | null;
  mittens: boolean | null;
}

const eightMonths = babyAged(8);
const full = drawerOf(usualDrawer(8));

function cellOf({ kind = "", mid_c, clo_or_tog, sack = "", hat = "", mittens = "" }: Row): Cell {
  const tempF = (Number(mid_c) * 9) / 5 + 32;
  const charted = Number(clo_or_tog);
  if (kind === "night") {
    const answer = night(tempF, full, eightMonths);
    const difference = halfEven(answer.got - charted, 2);
    return {
      kind,
      difference,
      warmth: Math.abs(answer.got - charted) <= 0.5,
      hat: isSack(sack, answer),
      mittens: null,
    };
  }
  const { got, extras } = outfit(momentOf(kind, tempF), full, eightMonths);
  const hasHat = extras.some((key) => key === "hat_warm" || key === "hat_cotton_nb");
  const isInside = kind === "indoors";
  return {
    kind,
    difference: halfEven(got - charted, 2),
    warmth: Math.abs(got - charted) <= Math.max(0.35, 0.2 * charted),
    hat: isInside ? null : hasHat === ["thin", "warm"].includes(hat),
    mittens: isInside || mittens === "-" ? null : extras.includes("mittens_warm") === (mittens === "yes"),
  };
}

/** The lightest sack and none are one answer. */
function isSack(charted: string, { wear }: Outfit): boolean {
  const band = TOG_BANDS.find(({ itemKey }) => wear.includes(itemKey));
  const isLight = ["-", "0.2"].includes(charted) && (!band || band.itemKey === "sleep_sack_tog_02");
  return isLight || (band !== undefined && INSULATION[band.itemKey].tog === Number(charted));
}

const share = (found: readonly (boolean | null)[]) => {
  const said = found.filter((one) => one !== null);
  return said.length === 0 ? "–" : `${said.filter(Boolean).length} of ${said.length}`;
};

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return halfEven(((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2, 2);
}

const cells = rowsOf("outfit-charts.csv").map(cellOf);

describe("published charts", () => {
  test.each([
    ["stroller", 58, "49 of 58", "46 of 58", "49 of 53", -0.03, 0.15],
    ["carrier", 13, "11 of 13", "13 of 13", "12 of 13", -0.09, 0.12],
    ["play", 7, "7 of 7", "7 of 7", "6 of 7", -0.04, 0.03],
    ["indoors", 12, "12 of 12", "–", "–", 0, 0.04],
    ["night", 36, "32 of 36", "30 of 36", "–", -0.14, 0],
  ])("agree for %s as published", (kind, count, warmth, hat, mittens, mean, middle) => {
    const of = cells.filter((cell) => cell.kind === kind);
    const differences = of.map(({ difference }) => difference);
    expect([
      of.length,
      share(of.map((cell) => cell.warmth)),
      share(of.map((cell) => cell.hat)),
      share(of.map((cell) => cell.mittens)),
      halfEven(differences.reduce((sum, one) => sum + one, 0) / of.length, 2),
      median(differences.map(Math.abs)),
    ]).toEqual([count, warmth, hat, mittens, mean, middle]);
  });

  test("E40 the public table has the same counts", () => {
    const percentOf = (found: readonly (boolean | null)[]) => {
      const said = found.filter((one) => one !== null);
      return said.length === 0 ? null : Math.round((said.filter(Boolean).length / said.length) * 100);
    };
    const counted = AGREEMENT.filter(({ kind }) => kind !== "all").map(({ kind }) => {
      const of = cells.filter((cell) => cell.kind === kind);
      const warmth = of.filter((cell) => cell.warmth).length;
      const hat = percentOf(of.map((cell) => cell.hat));
      return { kind, cells: of.length, warmth, hat, mittens: percentOf(of.map((cell) => cell.mittens)) };
    });
    const warmth = cells.filter((cell) => cell.warmth).length;
    const all = { kind: "all", cells: cells.length, warmth, hat: null, mittens: null };
    expect([...counted, all]).toEqual(AGREEMENT);
  });

  test("agree in at least 85 % of all 126 cells", () => {
    expect(cells).toHaveLength(126);
    expect(share(cells.map(({ warmth }) => warmth))).toBe("111 of 126");
    expect(cells.filter(({ warmth }) => warmth).length / cells.length).toBeGreaterThanOrEqual(0.85);
  });
});

const AGES: Readonly<Record<string, Baby>> = {
  "0-4 weeks": babyAged(0, { weeks: 2 }),
  "1-3 months": babyAged(2, { weeks: 9 }),
  "3-6 months": babyAged(4, { weeks: 18 }),
  "6-12 months": babyAged(8, { weeks: 35 }),
};

const drawers = new Map<number, Drawer>();
function drawerFor({ months }: Baby): Drawer {
  const known = drawers.get(months) ?? drawerOf(usualDrawer(months));
  drawers.set(months, known);
  return known;
}

function changed(before: Outfit, after: Outfit): string {
  const [from, to] = [before, after].map(({ wear, extras }) => [...wear, ...extras]);
  const on = to?.filter((key) => !from?.includes(key)).map((key) => `+${key}`) ?? [];
  const off = from?.filter((key) => !to?.includes(key)).map((key) => `-${key}`) ?? [];
  return [...on, ...off].join(" ");
}

const SUN_NOTES = ["shade_first", "shade", "canopy_up"];
const OUTSIDE = ["stroller", "stroller_asleep", "carrier", "play"];

/** A row of the table as the model answers it. A canopy is said of strollers alone, and under six months in any sun, as a note is made from the outfit (P17). Inside a band of degrees the middle counts. */
function layersOf({ situation = "", age = "", from_f, to_f }: Row): Row {
  const baby = AGES[age] ?? eightMonths;
  const drawer = drawerFor(baby);
  const isNight = situation === "night";
  const tempF = isNight ? Number(to_f) : Number(from_f) + 2.5;
  const ask = (weather: CaseWeather) => outfit(momentOf(situation, tempF, weather), drawer, baby);
  const answer = isNight ? night(tempF, drawer, baby) : ask({});
  const isOutside = OUTSIDE.includes(situation);
  const sunny = isOutside ? ask({ uv: 4 }) : null;
  const snowy = isOutside && tempF < 40 ? ask({ snow_in: 0.3, pop: 90 }) : null;
  const sunNotes = sunny?.notes.filter((note) => SUN_NOTES.includes(note)) ?? [];
  return {
    need: String(answer.need),
    total: String(answer.got),
    stay: isOutside ? answer.stay : "",
    pieces: [...answer.wear, ...answer.extras].toSorted().join(" "),
    over: answer.overHarness.join(" "),
    carried: answer.carry.join(" "),
    uv3: sunny ? [changed(answer, sunny), ...sunNotes].filter(Boolean).join(" ") : "",
    snow: snowy ? changed(answer, snowy) : "",
  };
}

test.each(rowsOf("outfit-layers.csv"))(
  "the table's row of $situation, $age, from $from_f °F is the model's",
  (row) => {
    const { situation, age, from_f, to_f, ...answer } = row;
    expect(layersOf(row)).toEqual({
      ...answer,
      need: String(Number(answer.need)),
      total: String(Number(answer.total)),
    });
  },
);
