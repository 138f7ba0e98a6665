import type { ReactNode } from "react";
import { href, Link, useSearchParams } from "react-router";
import { WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { PublicLink } from "~/components/ui/public-link.tsx";
import type { Dressed, TodayOfBabies, TodayView } from "~/contracts/today/shown-today.ts";
import { OUTFIT_COPY } from "~/copy/today/outfit-copy.ts";
import { ROOM_COPY, roomWords, SITUATION_LABELS, TODAY_COPY } from "~/copy/today/today-copy.ts";
import { degreesWords } from "~/copy/weather/weather-copy.ts";
import { WHENS, type When } from "~/domain/today/day-windows.ts";
import {
  ROOMS,
  type Rooms,
  SHOWN_SITUATIONS,
  type ShownSituation,
  SITUATION_PARAM,
  WHEN_PARAM,
} from "~/domain/today/shown-situation.ts";
import type { Preferences } from "~/domain/wardrobe/preferences.ts";
import { useAnotherHour } from "~/hooks/today/use-another-hour.ts";
import { useRooms } from "~/hooks/today/use-rooms.ts";
import { useRemember } from "~/hooks/wardrobe/use-remember.ts";
import { OutfitPieces } from "./outfit-pieces.tsx";
import { RoomSlider } from "./room-slider.tsx";

/** A sentence of more letters is set smaller, so that Tonight stays on a phone's first screen. */
const LONG = 80;

/** As many plans' situations are remembered. */
const MOST_REMEMBERED = 5;

interface TodayBoardProps {
  planId: string;
  today: TodayView;
  preferences: Preferences;
  mayEdit: boolean;
  /** Why a room's temperature was refused. */
  error: string | null;
}

/** The situation and the time that the page shows. */
interface Shown {
  situation: ShownSituation;
  when: When;
}

/** The outfit of the chosen situation and time: sentence, weather, drawing, pieces, and the night. */
export function TodayBoard({ planId, today, preferences, mayEdit, error }: TodayBoardProps) {
  const [search] = useSearchParams();
  const remember = useRemember(preferences);
  useAnotherHour(today);
  const choice = useRooms(href("/dashboards/:onboardingId/today", { onboardingId: planId }), {
    stored: today.rooms,
    units: today.units,
    maySave: mayEdit,
  });
  const shown: Shown = {
    situation: oneOf(SHOWN_SITUATIONS, search.get(SITUATION_PARAM)) ?? today.opened.situation,
    when: oneOf(WHENS, search.get(WHEN_PARAM)) ?? today.opened.when,
  };
  const room = oneOf(ROOMS, shown.situation);

  function choose(situation: ShownSituation) {
    const others = Object.entries(preferences.situations).filter(([id]) => id !== planId);
    const kept = [...others.slice(1 - MOST_REMEMBERED), [planId, situation] as const];
    remember({ situations: Object.fromEntries(kept) });
  }

  return (
    <section className="container-page today">
      {today.groups.map((group, at) => (
        <Answer
          key={`${group.name} ${group.sizes}`}
          {...{ group, today, shown }}
          rooms={choice.degrees}
          isFirst={at === 0}
        >
          {at === 0 && (
            <div className="today-choices">
              <nav aria-label={TODAY_COPY.where} className="today-chips">
                {SHOWN_SITUATIONS.map((situation) => (
                  <Chip
                    key={situation}
                    to={{ ...shown, situation }}
                    isChosen={situation === shown.situation}
                    onChoose={() => choose(situation)}
                  >
                    {SITUATION_LABELS[situation]}
                  </Chip>
                ))}
              </nav>
              {room ? (
                <RoomSlider key={room} {...{ room, today, choice, mayEdit, error }} />
              ) : (
                <nav aria-label={TODAY_COPY.when} className="today-chips">
                  {today.windows.map(({ when, label }) => (
                    <Chip key={when} to={{ ...shown, when }} isChosen={when === shown.when}>
                      {label}
                    </Chip>
                  ))}
                </nav>
              )}
            </div>
          )}
        </Answer>
      ))}
      <Closing planId={planId} today={today} />
    </section>
  );
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}

function addressOf({ situation, when }: Shown): string {
  return `?${new URLSearchParams({ [SITUATION_PARAM]: situation, [WHEN_PARAM]: when })}`;
}

interface ChipProps {
  to: Shown;
  isChosen: boolean;
  onChoose?: () => void;
  children: ReactNode;
}

function Chip({ to, isChosen, onChoose, children }: ChipProps) {
  return (
    <Link
      to={addressOf(to)}
      replace
      preventScrollReset
      aria-current={isChosen ? "true" : undefined}
      className="today-chip"
      onClick={onChoose}
    >
      {children}
    </Link>
  );
}

/** The outfit for what is shown; null without weather, or before a room's temperature is said. */
function dressedFor(group: TodayOfBabies, { situation, when }: Shown, rooms: Rooms): Dressed | null {
  if (situation === "stroller" || situation === "asleep")
    return group.outdoors?.get(when)?.[situation] ?? null;
  const degrees = rooms[situation];
  return degrees === null
    ? null
    : (group.rooms[situation].find(({ from, to }) => from <= degrees && degrees <= to)?.dressed ?? null);
}

interface AnswerProps {
  group: TodayOfBabies;
  today: TodayView;
  shown: Shown;
  rooms: Rooms;
  isFirst: boolean;
  children: ReactNode;
}

function sentenceClasses(dressed: Dressed | null): string {
  return (dressed?.sentence.length ?? 0) > LONG ? "today-sentence today-long" : "today-sentence";
}

function Answer({ group, today, shown, rooms, isFirst, children }: AnswerProps) {
  const room = oneOf(ROOMS, shown.situation);
  const dressed = dressedFor(group, shown, rooms);
  const degrees = room && rooms[room];
  const Heading = isFirst ? "h1" : "h2";
  const weather = degrees === null ? dressed?.weather : roomWords(degreesWords(degrees, today.units));
  return (
    <article className="today-answer">
      <header>
        {group.name && <p className="today-who">{group.name}</p>}
        {dressed?.stay && <p className="today-stay">{dressed.stay}</p>}
        <Heading className={sentenceClasses(dressed)} data-weather={weatherTheme(today.category)}>
          {dressed ? `${dressed.sentence}. ` : room ? ROOM_COPY[room].ask : TODAY_COPY.noWeather}
          {dressed && <span>{weather}</span>}
        </Heading>
        {!room && dressed && (
          <p className="today-usual">
            <WeatherSymbol category={today.category} className="size-6" />
            {today.usual}
          </p>
        )}
      </header>
      {children}
      {dressed && (
        <>
          <OutfitPieces pieces={dressed.pieces} />
          <Lines group={group} today={today} shown={shown} rooms={rooms} dressed={dressed} />
        </>
      )}
    </article>
  );
}

/** One line each: what is missing, the night or the next time outdoors, and the reasons. */
function Lines({
  group,
  today,
  shown,
  rooms,
  dressed,
}: Omit<AnswerProps, "isFirst" | "children"> & { dressed: Dressed }) {
  const isNight = shown.situation === "night";
  const other: Shown = isNight
    ? { situation: "stroller", when: today.opened.when }
    : { situation: "night", when: shown.when };
  const otherOutfit = dressedFor(group, other, rooms)?.sentence ?? ROOM_COPY.night.ask;
  const label = isNight ? today.windows.find(({ when }) => when === other.when)?.label : TODAY_COPY.tonight;
  return (
    <div className="today-lines">
      <p>
        <Link to={addressOf(other)} replace preventScrollReset>
          <b>{label}</b> <span>{otherOutfit}</span>
        </Link>
      </p>
      {dressed.wished.length > 0 && (
        <p>
          <b>{TODAY_COPY.wished}</b> <span>{dressed.wished.join(", ")}</span>
        </p>
      )}
      <details>
        <summary>{TODAY_COPY.why}</summary>
        {dressed.why.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{OUTFIT_COPY.accuracy}</p>
        <PublicLink to="/wear/how-we-count" className="linkish">
          {TODAY_COPY.how}
        </PublicLink>
      </details>
      <ul className="today-notes">
        {dressed.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** Where the outfits come from, and what they aren't. */
function Closing({ planId, today: { day, groups } }: { planId: string; today: TodayView }) {
  const isCounted = groups.every((group) => group.isCounted);
  return (
    <footer className="today-closing">
      <p>{day}</p>
      <p>
        {isCounted ? TODAY_COPY.fromDrawer : TODAY_COPY.usualDrawer} (
        {groups.map(({ sizes }) => sizes).join(", ")}){" "}
        {!isCounted && (
          <Link to={`/dashboards/${planId}`} className="linkish">
            {TODAY_COPY.count}
          </Link>
        )}
      </p>
      <p>{OUTFIT_COPY.advice}</p>
      <p>{TODAY_COPY.unread}</p>
    </footer>
  );
}
