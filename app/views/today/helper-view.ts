// Today for a helper without an account: the outfits of two days and nothing else of the plan (E23).
import type { HelperDay, HelperOutfit, HelperTime, HelperView } from "~/contracts/today/shown-helper.ts";
import type { Dressed, TodayOfBabies } from "~/contracts/today/shown-today.ts";
import type { TodayInput } from "~/contracts/today/today-input.ts";
import { type DayWindow, windowsOfTwoDays } from "~/domain/today/day-windows.ts";
import { outingsAt, type ShownOuting, usualSituation } from "~/domain/today/shown-situation.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { clothesWords, HELPER_COPY, helperDayWords } from "~/words/en/today/helper-copy.ts";
import { IN_SITUATION, ON_TRIP_COPY, TODAY_COPY, WHEN_LABELS } from "~/words/en/today/today-copy.ts";
import { type Asked, askedAt, babyOn, groupsOf } from "./babies-outfits.ts";
import { saidForecast } from "./said-weather.ts";
import { withoutAny } from "./without-outfit.ts";

/** The facts for those who see clothes alone: without names, the family's own words for pieces, and the answers to the neck check. */
export function factsForHelper(facts: TodayInput): TodayInput {
  return {
    ...facts,
    plan: { ...facts.plan, babyNames: null },
    pieces: facts.pieces.map(({ own: _, ...piece }) => piece),
    marks: { ...facts.marks, necks: [] },
  };
}

/**
 * The page's view, from the facts of today and of tomorrow: overnight the baby may go on a trip, or home. `asked` is the situation that its
 * address names; `country` decides how days are written; `now` is in epoch milliseconds.
 */
export function viewHelper(
  [ofToday, ofTomorrow]: readonly [TodayInput, TodayInput],
  { name, asked, country }: { name: string; asked: string | null; country: string },
  now: number,
): HelperView {
  const input = askedAt(factsForHelper(ofToday), now);
  const then = askedAt(factsForHelper(ofTomorrow), now);
  const { clock, plan } = input;
  const situations = outingsAt(babyOn(plan, clock.day).months);
  const situation = situations.find((one) => one === asked) ?? usualSituation(situations);
  const { today, tomorrow } = windowsOfTwoDays(clock);
  const without = withoutAny(groupsOf(input, [], situation))?.words ?? null;
  const all = [
    dayOf(input, { title: TODAY_COPY.title, windows: today, situation, country }),
    dayOf(then, { title: HELPER_COPY.tomorrow, windows: tomorrow, situation, country }),
  ].flatMap((day) => day ?? []);
  const days = without === null ? all : [];
  const isForecast = days.some(({ times }) => times.some((time) => time.isForecast));
  const shown = days.map(({ title, times }) => ({ title, times }));
  const notes = [...new Set(days.flatMap((day) => day.notes))];
  const doubted = input.isDoubted || then.isDoubted ? [`${TODAY_COPY.doubted}.`] : [];
  const head = days.length > 0 ? [IN_SITUATION[situation]] : [];
  return {
    name,
    without,
    days: shown,
    situations,
    situation,
    notes,
    forecast: isForecast ? (saidForecast(input, now) ?? saidForecast(then, now)) : null,
    text: textOf([clothesWords(name), ...head], shown, without === null ? [...doubted, ...notes] : [without]),
  };
}

interface DayAsked {
  title: string;
  windows: readonly DayWindow[];
  situation: ShownOuting;
  country: string;
}

/** One day with the notes of its outfits; null without windows or weather. */
function dayOf(
  asked: Asked,
  { title, windows, situation, country }: DayAsked,
): (HelperDay & { notes: string[] }) | null {
  const [first] = windows;
  const groups = groupsOf(asked, windows, situation);
  const times = together(windows.flatMap((window) => timeOf(window, groups, situation) ?? []));
  if (!first || times.length === 0) return null;
  const worn = groups.flatMap((group) =>
    windows.flatMap(({ when }) => group.outdoors?.[when]?.outfits[situation] ?? []),
  );
  const day = helperDayWords(title, dayWords(first.day, country, "weekday"));
  return {
    title: asked.trip ? `${day} · ${ON_TRIP_COPY.onTrip}` : day,
    times,
    notes: worn.flatMap(({ neck, notes }) => [...(neck ? [neck] : []), ...notes]),
  };
}

function timeOf(
  { when }: DayWindow,
  groups: readonly TodayOfBabies[],
  situation: ShownOuting,
): HelperTime | null {
  const time = groups[0]?.outdoors?.[when];
  if (!time || when === "own") return null;
  const { category, wet, line, isForecast } = time;
  const outfits = groups.map(({ sizes, without, outdoors }): HelperOutfit => {
    const dressed = outdoors?.[when]?.outfits[situation];
    return {
      sizes: groups.length > 1 ? sizes : null,
      without: without?.words ?? null,
      dressed: dressed ? partsOf(dressed) : null,
    };
  });
  return { when, label: WHEN_LABELS[when], category, wet, line, isForecast, outfits };
}

/** Times that follow each other in one outfit are one: what is worn is said once, with the weather of each. */
function together(times: readonly HelperTime[]): HelperTime[] {
  const all: HelperTime[] = [];
  for (const time of times) {
    const last = all.at(-1);
    if (last && wornIn(last) === wornIn(time)) all.splice(-1, 1, joined(last, time));
    else all.push(time);
  }
  return all;
}

function joined(one: HelperTime, next: HelperTime): HelperTime {
  const both = (...texts: readonly (string | null | undefined)[]) => [...new Set(texts.filter(Boolean))];
  const outfits = one.outfits.map(({ dressed, ...outfit }, at) => {
    const weather = both(dressed?.weather, next.outfits[at]?.dressed?.weather).join(" ");
    return { ...outfit, dressed: dressed && { ...dressed, weather } };
  });
  const line = both(one.line, next.line).join(" · ");
  return { ...one, label: `${one.label} · ${next.label}`, line, outfits };
}

function wornIn({ wet, outfits }: HelperTime): string {
  return JSON.stringify([wet, outfits.map(({ dressed }) => dressed && { ...dressed, weather: null })]);
}

/** Without counts, wishes, reasons, and other outfits, which are the family's. */
function partsOf({ stay, sentence, weather, pieces, over, take, changes }: Dressed) {
  const named = pieces.map((piece) => ({ ...piece, have: null }));
  return { stay, sentence, weather, pieces: named, over, take, changes };
}

/** All of it as plain text, a line each. */
function textOf(first: readonly string[], days: readonly HelperDay[], notes: readonly string[]): string {
  const ofDays = days.flatMap(({ title, times }) => ["", title, ...times.flatMap(linesOf)]);
  return [...first, ...ofDays, "", ...notes].join("\n").trim();
}

function linesOf({ label, outfits }: HelperTime): string[] {
  return outfits.map(({ sizes, without, dressed }) => {
    const when = sizes ? `${label} (${sizes})` : label;
    if (!dressed) return `${when}: ${without ?? HELPER_COPY.allInWash}`;
    const { sentence, weather, stay, over, take, changes } = dressed;
    const also = [
      stay && `${stay}.`,
      over && `${TODAY_COPY.overStraps}: ${over}.`,
      take && `${TODAY_COPY.take}: ${take}.`,
    ];
    return [`${when}: ${sentence}.`, weather, ...also, ...changes].filter(Boolean).join(" ");
  });
}
