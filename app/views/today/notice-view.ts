// The morning notice: what Today opens with, in words for a mail, without anything else of the plan (S92).
import type { MorningNotice } from "~/contracts/mail/letter.ts";
import type { Dressed, TimeOutdoors } from "~/contracts/today/shown-today.ts";
import type { TodayInput, TodayOfReader } from "~/contracts/today/today-input.ts";
import { labelled } from "~/copy/label-copy.ts";
import { LANGUAGE } from "~/copy/language.ts";
import { BIRTH_ASKED_COPY } from "~/copy/mail/plan-mails.ts";
import { HELPER_COPY } from "~/copy/today/helper-copy.ts";
import { NOTICE_COPY } from "~/copy/today/notice-copy.ts";
import { OUTFIT_COPY } from "~/copy/today/outfit-copy.ts";
import { TODAY_COPY } from "~/copy/today/today-copy.ts";
import { inWords } from "~/copy/weather/weather-copy.ts";
import { openingWindow } from "~/domain/today/day-windows.ts";
import { sentencePieces } from "~/domain/today/dressing-order.ts";
import { digestOf } from "~/domain/today/morning-digest.ts";
import type { PushedNotice } from "~/domain/today/pushed-notice.ts";
import {
  isOuting,
  type ShownOuting,
  type ShownSituation,
  situationsAt,
  usualSituation,
} from "~/domain/today/shown-situation.ts";
import { type Asked, askedAt, babyOn, groupsOf } from "./babies-outfits.ts";
import { factsForHelper } from "./helper-view.ts";
import { saidForecast } from "./said-weather.ts";
import { shownWindow } from "./today-view.ts";
import { withoutAny } from "./without-outfit.ts";

/** What a notice says, and the morning in one line. */
export interface NoticeView {
  said: Pick<MorningNotice, "stay" | "sentence" | "paragraphs">;
  digest: string;
  /** Told once, because nothing follows it: the plan's last size is outgrown. */
  isOnce: boolean;
}

/**
 * The notice at a moment, `now` in epoch milliseconds, for the reader's own times and situation; null without weather. After 7 PM it is
 * of the next day. Rooms are the same every day, so that whoever looks at one last is told of the usual situation.
 */
export function viewNotice(
  facts: TodayInput,
  { own, last }: Pick<TodayOfReader, "own" | "last">,
  now: number,
): NoticeView | null {
  const asked = askedAt(factsForHelper(facts), now);
  const window = openingWindow(asked.clock, own);
  if (!window) return null;
  const situation = situationOf(asked, last);
  const groups = groupsOf(asked, [window], situation);
  const outfits = groups.flatMap(({ outdoors, sizes, without }): OutfitOfGroup[] => {
    const time = outdoors?.[window.when];
    const dressed = time?.outfits[situation] ?? null;
    const shown = { dressed, without: without?.words ?? null, sizes: groups.length > 1 ? sizes : null };
    return time ? [{ time, ...shown }] : [];
  });
  const without = withoutAny(groups);
  if (without) {
    const said = { stay: null, sentence: without.words, paragraphs: [] };
    return { said, digest: `none: ${without.kind}`, isOnce: without.kind !== "in" };
  }
  const [first, ...others] = outfits;
  if (!first) return null;
  const forecast = first.time.isForecast ? saidForecast(asked, now) : null;
  const weather = [forecast?.age ?? null, first.time.line].filter((text) => text !== null);
  return {
    said: {
      stay: first.dressed?.stay ?? null,
      sentence: sentenceOf(first),
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

/** In the place of an outfit: whether the baby is here. */
export function birthQuestion(): NoticeView["said"] {
  const { question, pushed } = BIRTH_ASKED_COPY;
  return { stay: null, sentence: `${question} ${pushed}`, paragraphs: [] };
}

/** The notice on a device: the sentence, and how long to stay out before it. A lock screen shows no more. It leads to `path`. */
export function pushedNotice({ stay, sentence }: NoticeView["said"], path: string): PushedNotice {
  const body = stay === null ? sentence : `${stay}. ${sentence}`;
  return { title: TODAY_COPY.title, body, lang: LANGUAGE.tag, path };
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

function situationOf({ plan, clock }: Asked, last: ShownSituation | null): ShownOuting {
  const offered = situationsAt(babyOn(plan, clock.day).months).filter(isOuting);
  return offered.find((one) => one === last) ?? usualSituation(offered);
}

/** 'Sleeper, bunting, and a warm hat. 38°F at 9 AM.' */
function sentenceOf({ dressed, without, sizes }: OutfitOfGroup): string {
  const text = dressed
    ? [`${dressed.sentence}.`, dressed.weather].join(" ").trim()
    : (without ?? HELPER_COPY.allInWash);
  return sizes === null ? text : labelled(sizes, text);
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
