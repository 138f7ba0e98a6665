import type { ReactNode } from "react";
import { Link } from "react-router";
import { weatherTheme } from "~/components/illustrations/art.tsx";
import { GoOn, SizeAheadCard } from "~/components/shopping/size-ahead-card.tsx";
import { PublicLink } from "~/components/ui/public-link.tsx";
import type { ShownSizeAhead } from "~/contracts/growth/shown-sizes.ts";
import type {
  Dressed,
  TimeOutdoors,
  TodayOfBabies,
  TodayView,
  WithoutOutfit,
} from "~/contracts/today/shown-today.ts";
import { todayPath } from "~/contracts/today/today-addresses.ts";
import { isOuting, ROOMS, type Rooms, usualSituation } from "~/domain/today/shown-situation.ts";
import { SITUATION_PARAM, WHEN_PARAM } from "~/domain/today/today-params.ts";
import { barsOf } from "~/domain/today/warmth-bars.ts";
import { barsWords, OUTFIT_COPY } from "~/words/en/today/outfit-copy.ts";
import { ROOM_COPY, roomWords, TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { degreesWords } from "~/words/en/weather/weather-copy.ts";
import { InTheWash, NeckCheck } from "./mark-buttons.tsx";
import { dressedAs, OtherOutfits, searchFor, wearsIn } from "./other-outfits.tsx";
import { Line, sentenceClasses, WeatherLine } from "./outfit-lines.tsx";
import { OutfitPieces } from "./outfit-pieces.tsx";
import { RoomSlider } from "./room-slider.tsx";
import { addressOf, Choices, type Shown, Times } from "./situation-and-time.tsx";
import { TodayClosing, TripUnderWay } from "./today-closing.tsx";
import { useAnotherHour, useComing } from "./use-another-hour.ts";
import { type Marking, useMarks } from "./use-marks.ts";
import { useSituationKeeper } from "./use-own-choices.ts";
import { useRooms } from "./use-rooms.ts";
import { type LoadToday, type ReadToday, useTodayHere, useTodaySearch } from "./use-today-here.ts";
import { WishedLine } from "./wished-line.tsx";

interface TodayBoardProps {
  planId: string;
  /** 'Chicago, IL' */
  place: string;
  read: ReadToday;
  /** Null unless a size begins within three weeks. */
  ahead: ShownSizeAhead | null;
  /** Works it out where there is no network; the same function always. */
  load: LoadToday;
  /** Whether there can be a forecast at all, so that the reader may ask for one of where they are. */
  mayAsk: boolean;
  /** A newer forecast is on its way. */
  isComing: boolean;
  mayEdit: boolean;
  /** Why a room's temperature was refused. */
  error: string | null;
}

/** The outfit of the chosen situation and time: sentence, weather, drawing, pieces, and the night. */
export function TodayBoard({ planId, read, ahead, load, mayEdit, error, ...weather }: TodayBoardProps) {
  const search = useTodaySearch();
  const marks = useMarks(planId, read.facts);
  const today = useTodayHere(planId, read, marks.made, load);
  const choose = useSituationKeeper(planId);
  useAnotherHour(read);
  useComing(weather.isComing);
  const choice = useRooms(todayPath(planId), { stored: today.rooms, units: today.units, maySave: mayEdit });
  const marking = mayEdit ? marks : null;
  const shown: Shown = {
    situation: oneOf(today.situations, search.get(SITUATION_PARAM)) ?? today.opened.situation,
    when:
      oneOf(
        today.windows.map(({ when }) => when),
        search.get(WHEN_PARAM),
      ) ?? today.opened.when,
    isAtHome: today.trip?.isAtHome ?? false,
  };
  const room = oneOf(ROOMS, shown.situation);
  const wears = wearsIn(search);
  const hasEnded = today.without !== null && today.without.kind !== "in";

  return (
    <section className="container-page today">
      {today.trip && <TripUnderWay trip={today.trip} shown={shown} />}
      {today.groups.map((group, at) => (
        <Answer
          key={`${group.name} ${group.sizes}`}
          {...{ planId, group, today, shown, wears, at, marking }}
          rooms={choice.degrees}
        >
          {at === 0 && !hasEnded && (
            <div className="today-choices">
              <Choices today={today} shown={shown} onChoose={choose} />
              {room ? (
                <RoomSlider
                  key={room}
                  address={addressOf(shown)}
                  {...{ room, today, choice, mayEdit, error }}
                />
              ) : (
                <Times planId={planId} today={today} shown={shown} />
              )}
            </div>
          )}
        </Answer>
      ))}
      {ahead && <SizeAheadCard planId={planId} ahead={ahead} />}
      <TodayClosing planId={planId} place={weather.place} today={today} mayAsk={weather.mayAsk} />
    </section>
  );
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

/** The weather of what is shown; null for a room, and without weather. */
function weatherFor(group: TodayOfBabies, { situation, when }: Shown): TimeOutdoors | null {
  return isOuting(situation) ? (group.outdoors?.[when] ?? null) : null;
}

/** What is looked at of a group's outfits. */
type Seen = Pick<Shown, "situation" | "when">;

/** The outfit for what is shown; null without weather, or before a room's temperature is said. */
export function dressedFor(group: TodayOfBabies, { situation, when }: Seen, rooms: Rooms): Dressed | null {
  if (isOuting(situation)) return group.outdoors?.[when]?.outfits[situation] ?? null;
  const degrees = rooms[situation];
  return degrees === null
    ? null
    : (group.rooms[situation].find(({ from, to }) => from <= degrees && degrees <= to)?.dressed ?? null);
}

interface AnswerProps {
  planId: string;
  group: TodayOfBabies;
  /** The place of the group among those on the page. */
  at: number;
  today: TodayView;
  shown: Shown;
  /** Of each group, the outfit beside the usual one that the address names. */
  wears: readonly string[];
  rooms: Rooms;
  /** Null for readers. */
  marking: Marking | null;
  children: ReactNode;
}

/** Whether what is shown is worn today, without what is in the wash. */
function isOfToday(time: TimeOutdoors | null): boolean {
  return time?.isToday ?? true;
}

/** The heading without an outfit. */
export function withoutOutfit(group: TodayOfBabies, { situation }: Seen, rooms: Rooms): string {
  const { without } = group;
  if (without && (without.kind !== "in" || isOuting(situation))) return without.words;
  if (isOuting(situation)) return group.outdoors ? TODAY_COPY.allInWash : TODAY_COPY.noWeather;
  return rooms[situation] === null ? ROOM_COPY[situation].ask : TODAY_COPY.allInWash;
}

function Answer({ planId, group, at, today, shown, wears, rooms, marking, children }: AnswerProps) {
  const isFirst = at === 0;
  const usual = dressedFor(group, shown, rooms);
  const on = wears[at];
  const dressed = usual && dressedAs(usual, on);
  const time = weatherFor(group, shown);
  const wash = isFirst && <InTheWash marks={today.marks} marking={marking} />;
  return (
    <article className="today-answer">
      <header aria-live="polite">
        {isFirst && today.isGoingHome && <p className="today-who">{TODAY_COPY.goingHome}</p>}
        {group.name && <p className="today-who">{group.name}</p>}
        {dressed?.stay && <p className="today-stay">{dressed.stay}</p>}
        <Sentence
          {...{ group, shown, rooms, isFirst, dressed }}
          category={time?.category ?? today.category}
          units={today.units}
        />
        <AfterSentence {...{ planId, at, marking }} without={group.without} />
        {time && <WeatherLine time={time} forecast={today.forecast} />}
      </header>
      {children}
      {dressed && <OutfitPieces pieces={dressed.pieces} marking={isOfToday(time) ? marking : null} />}
      {usual && dressed && (
        <Lines
          {...{ planId, group, today, shown, rooms, dressed }}
          marking={isFirst ? marking : null}
          others={
            <OtherOutfits
              usual={usual}
              on={on}
              addressFor={(wear) => `${addressOf(shown)}${searchFor(wears, at, wear)}`}
            />
          }
        >
          {wash}
        </Lines>
      )}
      {!dressed && wash}
    </article>
  );
}

type AfterSentenceProps = Pick<AnswerProps, "planId" | "at" | "marking"> & { without: WithoutOutfit | null };

/** Why the baby stays in, or the way to the sizes after the plan's last one. */
function AfterSentence({ planId, at, marking, without }: AfterSentenceProps) {
  if (at > 0) return null;
  if (without?.kind === "in") return <p className="today-who">{without.words}</p>;
  return without?.kind === "next" && marking && <GoOn planId={planId} />;
}

interface SentenceProps extends Pick<AnswerProps, "group" | "shown" | "rooms"> {
  isFirst: boolean;
  dressed: Dressed | null;
  category: TodayView["category"];
  units: TodayView["units"];
}

function Sentence({ group, shown, rooms, isFirst, dressed, category, units }: SentenceProps) {
  const Heading = isFirst ? "h1" : "h2";
  const room = oneOf(ROOMS, shown.situation);
  const degrees = room && rooms[room];
  const weather = degrees === null ? dressed?.weather : roomWords(degreesWords(degrees, units));
  return (
    <Heading className={sentenceClasses(dressed)} data-weather={weatherTheme(category)}>
      {dressed ? `${dressed.sentence}. ` : withoutOutfit(group, shown, rooms)}
      {dressed && <span>{weather}</span>}
    </Heading>
  );
}

interface LinesProps
  extends Pick<AnswerProps, "planId" | "group" | "today" | "shown" | "rooms" | "marking" | "children"> {
  dressed: Dressed;
  others: ReactNode;
}

/** One line each: what is missing, the night or the next time outdoors, other outfits, and the reasons. */
function Lines({ planId, group, today, shown, rooms, marking, dressed, others, children }: LinesProps) {
  const isNight = shown.situation === "night";
  const other: Shown = isNight
    ? { ...shown, situation: usualSituation(today.situations), when: today.opened.when }
    : { ...shown, situation: "night" };
  const otherOutfit = dressedFor(group, other, rooms)?.sentence ?? withoutOutfit(group, other, rooms);
  const label = isNight ? today.windows.find(({ when }) => when === other.when)?.label : TODAY_COPY.tonight;
  return (
    <div className="today-lines">
      <Line label={TODAY_COPY.overStraps} text={dressed.over} />
      <Line label={TODAY_COPY.take} text={dressed.take} />
      <Line label={TODAY_COPY.changes} text={dressed.changes.join(" ") || null} />
      <p>
        <Link to={addressOf(other)} replace preventScrollReset>
          <b>{label}</b> <span>{otherOutfit}</span>
        </Link>
      </p>
      {others}
      {children}
      <WishedLine planId={planId} wished={dressed.wished} isCounted={group.isCounted} />
      <details>
        <summary>{TODAY_COPY.why}</summary>
        {dressed.why.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {dressed.warmth && <p>{warmthWords(dressed.warmth)}</p>}
        {/* No chart says what to walk in. */}
        {shown.situation !== "walking" && <p>{OUTFIT_COPY.accuracy}</p>}
        <PublicLink to="/wear/how-we-count" className="linkish">
          {TODAY_COPY.how}
        </PublicLink>
      </details>
      <div className="today-notes">
        {dressed.neck && <NeckCheck neck={dressed.neck} marks={today.marks} marking={marking} />}
        {dressed.notes.length > 0 && (
          <ul>
            {dressed.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function warmthWords({ need, got }: NonNullable<Dressed["warmth"]>): string {
  return barsWords({ bars: barsOf(need), clo: need }, { bars: barsOf(got), clo: got });
}
