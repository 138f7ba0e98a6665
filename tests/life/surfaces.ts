// What the surfaces of one plan say in a week, read from their pages, and where they contradict each other.
import type { Family } from "./family.ts";
import { wordsOf } from "./words-of.ts";

/** A plan with the addresses that its family has given away. */
export interface LivedPlan {
  id: string;
  helper: string;
  calendar: string;
  gifts: string;
}

export interface Reading {
  /** The size that leads on the list of plans, such as "3-6m"; null if none does. */
  leads: string | null;
  /** Essentials to go in that size, by the surface that says so; null where it says none. */
  toGo: Readonly<Record<string, number | null>>;
  /** The size that fits now, by the page that says so. */
  fits: Readonly<Record<string, string | null>>;
  /** Every page's words, by its name. */
  words: Readonly<Record<string, string>>;
  statuses: Readonly<Record<string, number>>;
}

const SIZE = /(\d+–\d+m)/;
const asKey = (label: string) => label.replace("–", "-");

/** '50 essentials to go' after a heading, and before the next size is named; null where it says none. */
function toGoAfter(words: string, heading: RegExp): number | null {
  const found = heading.exec(words);
  const after = found ? words.slice(found.index + found[0].length) : "";
  const end = after.search(SIZE);
  const [, count] = /(\d+) essentials? to go/.exec(after.slice(0, end < 0 ? 400 : end)) ?? [];
  return count === undefined ? null : Number(count);
}

/** Reads all pages of a plan. */
export async function readPlan(family: Family, { id, helper, calendar, gifts }: LivedPlan): Promise<Reading> {
  const list = await family.open("/dashboards");
  const [, ...cards] = list.text.split("<article");
  const card = cards.find((one) => one.includes(`/dashboards/${id}/`)) ?? "";
  // The first line of the card: '3–6m: 23 essentials to go', or '6–9m next: …'.
  const [, headline = ""] = new RegExp(`${SIZE.source}(?: next)?:`).exec(wordsOf(card)) ?? [];
  const leads = asKey(headline) || null;
  const pages: Readonly<Record<string, string>> = {
    ...(leads && { plan: `/dashboards/${id}/${leads}` }),
    list: `/dashboards/${id}/shopping-list`,
    today: `/dashboards/${id}/today`,
    size: `/dashboards/${id}/size`,
    care: `/dashboards/${id}/today/day-care`,
    year: `/dashboards/${id}/year`,
    changes: `/dashboards/${id}/changes`,
    helpers: `/dashboards/${id}/today/helpers`,
    notice: `/dashboards/${id}/today/notice`,
    answers: `/dashboards/${id}/answers`,
    boxes: `/dashboards/${id}/boxes`,
    passOn: `/dashboards/${id}/pass-on`,
    cost: `/dashboards/${id}/cost`,
    helper,
    calendar,
    gifts,
  };
  const [words, statuses]: [Record<string, string>, Record<string, number>] = [
    { plans: wordsOf(card) },
    { plans: list.status },
  ];
  for (const [name, path] of Object.entries(pages)) {
    const answer = await family.open(path);
    statuses[name] = answer.status;
    words[name] = name === "calendar" ? answer.text : wordsOf(answer.text);
  }
  const { plan = "", list: shopping = "", size = "", plans = "" } = words;
  return {
    leads,
    toGo: {
      plan: toGoAfter(plan, /Every 2-3 Days/),
      list: toGoAfter(shopping, new RegExp(`Shopping list ${headline}`)),
      plans: toGoAfter(plans, new RegExp(`${headline}(?: next)?:`)),
    },
    fits: {
      size: asKey(new RegExp(`${SIZE.source} fits now`).exec(size)?.[1] ?? "") || null,
      plans: asKey(new RegExp(`${SIZE.source} now`).exec(plans)?.[1] ?? "") || null,
    },
    words,
    statuses,
  };
}

/** When a plan's baby was born, and until when it plans clothes; as days since the story's start. */
export interface PlanDays {
  today: number;
  bornOn: number | null;
  endsOn: number;
}

/** Sentences that are only true once a plan is over. */
const OVER = /outgrown every size|Layette ends at 24 months|the year is over/i;
/** What is never said to a family, on any day. */
const NEVER = /undefined|NaN|\bnull\b|Invalid Date|Mild, then Mild|Cool, then Cool|Something went wrong/;

/** Pages that may end with what they show, with a status and words of their own. */
const MAY_END = new Set(["helper", "gifts"]);

/** Those that differ where all have to be the same; what says nothing differs from nothing. */
function differing(what: string, said: Readonly<Record<string, number | string | null>>): string[] {
  const there = Object.entries(said).filter(([, one]) => one !== null);
  const isSame = new Set(there.map(([, one]) => one)).size < 2;
  return isSame ? [] : [`${what}: ${there.map(([name, one]) => `${name} ${one}`).join(", ")}`];
}

/** What no page may say on this day. */
function untrue(words: string, { today, endsOn }: PlanDays): string[] {
  const over = today < endsOn ? OVER.exec(words) : null;
  return [
    ...(NEVER.exec(words) ?? []).map((said) => `says "${said}"`),
    ...(over ? [`says "${over[0]}" ${endsOn - today} days before the plan's end`] : []),
  ];
}

/** What contradicts what in one week. */
export function contradictionsIn({ toGo, fits, words, statuses }: Reading, days: PlanDays): string[] {
  const failed = Object.entries(statuses).filter(
    ([name, status]) => status >= 500 || (status !== 200 && !MAY_END.has(name)),
  );
  return [
    ...failed.map(([name, status]) => `${name} answers ${status}`),
    ...differing("essentials to go", toGo),
    ...differing("fits now", fits),
    ...Object.entries(words).flatMap(([name, said]) => untrue(said, days).map((one) => `${name} ${one}`)),
  ];
}
