// The morning notice: what Today opens with, in words for a mail, without anything else of the plan (S92).
import { LONGEST_SUBJECT, type MorningNotice } from "~/contracts/mail/letter.ts";
import type { Dressed, TimeOutdoors, WithoutOutfit } from "~/contracts/today/shown-today.ts";
import type { TodayInput, TodayOfReader } from "~/contracts/today/today-input.ts";
import { openingWindow } from "~/domain/today/day-windows.ts";
import { sentencePieces } from "~/domain/today/dressing-order.ts";
import { digestOf } from "~/domain/today/morning-digest.ts";
import type { PushedNotice } from "~/domain/today/pushed-notice.ts";
import {
  outingsAt,
  type ShownOuting,
  type ShownSituation,
  usualSituation,
} from "~/domain/today/shown-situation.ts";
import { LANGUAGE, labelled } from "~/words/en/language.ts";
import { BIRTH_ASKED_COPY } from "~/words/en/mail/plan-mails.ts";
import { HELPER_COPY } from "~/words/en/today/helper-copy.ts";
import { NOTICE_COPY } from "~/words/en/today/notice-copy.ts";
import { OUTFIT_COPY } from "~/words/en/today/outfit-copy.ts";
import { IN_SITUATION, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { inWords } from "~/words/en/weather/weather-copy.ts";
import { type Asked, askedAt, babyOn, groupsOf } from "./babies-outfits.ts";
import { factsForHelper } from "./helper-view.ts";
import { saidForecast } from "./said-weather.ts";
import { shownWindow } from "./today-view.ts";
import { withoutAny } from "./without-outfit.ts";

/** What a notice says, and the morning in one line. */
export interface NoticeView {
  said: Pick<MorningNotice, "subject" | "stay" | "sentence" | "paragraphs"> & {
    /** The names of the babies, or the sizes that they wear. */
    who: string;
    line: string;
  };
  digest: string;
  /** Told once, because nothing follows it: the plan's last size is outgrown. */
  isOnce: boolean;
}

type SaidOnDevice = Pick<NoticeView["said"], "who" | "line">;

interface NoticeFor extends Pick<TodayOfReader, "own"> {
  /** Null for the usual one. */
  situation: ShownSituation | null;
  /** Of the babies, if their owner lets them stand where others may see them. */
  names: readonly string[] | null;
}

/**
 * The notice at a moment, `now` in epoch milliseconds, for the reader's own times and the situation that they chose for it, if it is offered
 * at this age; null without weather. After 7 PM it is of the next day.
 */
export function viewNotice(
  facts: TodayInput,
  { own, situation: chosen, names }: NoticeFor,
  now: number,
): NoticeView | null {
  const asked = askedAt(factsForHelper(facts), now);
  const window = openingWindow(asked.clock, own);
  if (!window) return null;
  const situation = situationOf(asked, chosen);
  const groups = groupsOf(asked, [window], situation);
  const outfits = groups.flatMap(({ outdoors, sizes, without }): OutfitOfGroup[] => {
    const time = outdoors?.[window.when];
    const dressed = time?.outfits[situation] ?? null;
    const shown = { dressed, without: without?.words ?? null, sizes: groups.length > 1 ? sizes : null };
    return time ? [{ time, ...shown }] : [];
  });
  const who = inWords(names ?? [...new Set(groups.map(({ sizes }) => sizes))], "and");
  const without = withoutAny(groups);
  if (without) return noticeWithout(without, who);
  const [first, ...others] = outfits;
  if (!first) return null;
  const stay = first.dressed?.stay ?? null;
  const sentence = sentenceOf(first, IN_SITUATION[situation]);
  const line = afterStay(stay, sentence);
  const forecast = first.time.isForecast ? saidForecast(asked, now) : null;
  const weather = [forecast?.age ?? null, first.time.line].filter((text) => text !== null);
  return {
    said: {
      ...{ who, stay, sentence },
      line: asked.isDoubted ? `${line} ${TODAY_COPY.doubted}.` : line,
      subject: subjectOf(who, stay, first, situation),
      paragraphs: [
        ended(labelled(shownWindow(window).label, weather.join(". "))),
        ...linesOf(first),
        ...others.flatMap((one) => [...stayOf(one), sentenceOf(one), ...linesOf(one)]),
        notesOf(outfits),
        OUTFIT_COPY.advice,
        ...(forecast ? [NOTICE_COPY.credit] : []),
      ].filter((text) => text !== ""),
    },
    digest: digestOf(
      outfits.map(({ time, dressed }) => ({ ...(dressed?.compared ?? NOTHING_ON), wet: time.wet })),
    ),
    isOnce: false,
  };
}

/** One notice of several children: each by name, else by size, and what they share, such as the weather of one place, once. */
export function saidTogether(all: readonly NoticeView["said"][]): NoticeView["said"] {
  const [first] = all;
  if (first && all.length === 1) return first;
  const who = inWords(
    all.map((one) => one.who),
    "and",
  );
  const lineOf = (said: NoticeView["said"]) => labelled(said.who, said.line);
  const isShared = (text: string) => all.every(({ paragraphs }) => paragraphs.includes(text));
  const own = all.flatMap((one) => [lineOf(one), ...one.paragraphs.filter((text) => !isShared(text))]);
  const title = beside(TODAY_COPY.title, who);
  return {
    ...{ who, stay: null, sentence: title, line: all.map(lineOf).join("\n") },
    subject: title.length <= LONGEST_SUBJECT ? title : TODAY_COPY.title,
    paragraphs: [...own, ...(first?.paragraphs.filter(isShared) ?? [])],
  };
}

function afterStay(stay: string | null, sentence: string): string {
  return stay === null ? sentence : `${stay}. ${sentence}`;
}

/** Without the weather where a mail program would cut it off; the mail's text has it as well. */
function subjectOf(who: string, stay: string | null, first: OutfitOfGroup, situation: ShownOuting): string {
  const subjectFor = (group: OutfitOfGroup) =>
    beside(who, afterStay(stay, sentenceOf(group, IN_SITUATION[situation])));
  const whole = subjectFor(first);
  if (whole.length <= LONGEST_SUBJECT || !first.dressed) return whole;
  return subjectFor({ ...first, dressed: { ...first.dressed, weather: null } });
}

function noticeWithout({ kind, words }: WithoutOutfit, who: string): NoticeView {
  const isOnce = kind !== "in";
  const line = isOnce ? `${words} ${NOTICE_COPY.last}` : words;
  const said = { who, line, subject: beside(who, line), stay: null, sentence: line, paragraphs: [] };
  // What was told after the plan's last size isn't told again at the age where all sizes end.
  return { said, digest: isOnce ? "none: next" : "none: in", isOnce };
}

/** In the place of an outfit: whether the baby is here. */
export function birthQuestion(): SaidOnDevice {
  const { question, pushed } = BIRTH_ASKED_COPY;
  return { who: "", line: `${question} ${pushed}` };
}

/** The notice on a device: the sentence, and how long to stay out before it. A lock screen shows no more. It leads to `path`. */
export function pushedNotice({ who, line }: SaidOnDevice, path: string): PushedNotice {
  return { title: beside(TODAY_COPY.title, who), body: line, lang: LANGUAGE.tag, path };
}

function beside(...parts: string[]): string {
  return parts.filter(Boolean).join(" · ");
}

/** The outfit of babies who wear the same sizes; null where there is none, or all that could be worn is in the wash. */
interface OutfitOfGroup {
  time: TimeOutdoors;
  dressed: Dressed | null;
  /** In place of an outfit. */
  without: string | null;
  /** Null for all of a plan's babies. */
  sizes: string | null;
}

const NOTHING_ON = { warm: [], stay: "any" } as const;

function situationOf({ plan, clock }: Asked, chosen: ShownSituation | null): ShownOuting {
  const offered = outingsAt(babyOn(plan, clock.day).months);
  return offered.find((one) => one === chosen) ?? usualSituation(offered);
}

/** 'In the stroller: Sleeper, bunting, and a warm hat. 38°F at 9 AM.' */
function sentenceOf({ dressed, without, sizes }: OutfitOfGroup, situation?: string): string {
  const text = dressed
    ? [`${dressed.sentence}.`, dressed.weather].join(" ").trim()
    : (without ?? HELPER_COPY.allInWash);
  const label = [dressed ? situation : undefined, sizes].filter(Boolean).join(", ");
  return label === "" ? text : labelled(label, text);
}

function stayOf({ dressed, sizes }: OutfitOfGroup): string[] {
  return dressed?.stay && sizes ? [ended(labelled(sizes, dressed.stay))] : [];
}

/** With its full stop, which an hour may have already: 'hasta 52°F hacia la 1 p. m.' */
function ended(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

function linesOf({ dressed }: OutfitOfGroup): string[] {
  if (!dressed) return [];
  const { pieces, over, take, changes } = dressed;
  return [
    ...alsoOf(pieces),
    ...(over ? [ended(labelled(TODAY_COPY.overStraps, over))] : []),
    ...(take ? [ended(labelled(TODAY_COPY.take, take))] : []),
    ...(changes.length > 0 ? [labelled(TODAY_COPY.changes, changes.join(" "))] : []),
  ];
}

/** The pieces that the sentence has no room for. */
function alsoOf(pieces: Dressed["pieces"]): string[] {
  const { rest } = sentencePieces(pieces.map(({ key }) => key));
  const words = pieces.filter(({ key }) => rest.includes(key)).map(({ word }) => word);
  return words.length > 0 ? [ended(labelled(NOTICE_COPY.also, inWords(words, "and")))] : [];
}

/** Each note once, the neck check first. */
function notesOf(outfits: readonly OutfitOfGroup[]): string {
  const notes = outfits.flatMap(({ dressed }) =>
    dressed ? [...(dressed.neck ? [dressed.neck] : []), ...dressed.notes] : [],
  );
  return [...new Set(notes)].join(" ");
}
