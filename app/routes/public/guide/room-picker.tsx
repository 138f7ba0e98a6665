import { Button } from "~/components/ui/button.tsx";
import { FieldError, wrongMark } from "~/components/ui/field.tsx";
import { ROOM_LIMITS, type Room, type RoomQuestion } from "~/contracts/public/room.ts";
import { COLON } from "~/copy/label-copy.ts";
import {
  PICKER_COPY,
  roomLimits,
  roomWords,
  togHeadline,
  togWords,
  UNDER_SACK,
} from "~/copy/public/guide-copy.ts";
import { DEGREES } from "~/copy/weather/weather-copy.ts";
import { togFor } from "~/domain/wardrobe/tog.ts";
import { degreesIn, otherUnits, UNITS, type Units } from "~/domain/weather/units.ts";

/** One-tap temperatures, in round numbers of each unit. */
const COMMON_ROOMS: Readonly<Record<Units, readonly number[]>> = {
  f: [60, 65, 68, 70, 72, 75, 78],
  c: [16, 18, 20, 21, 22, 24, 26],
};

/** The answer for the room that was asked about, and ways to ask about another. */
export function RoomPicker({ question }: { question: RoomQuestion }) {
  const { unit } = question.error ? question : question.room;
  return (
    <section aria-labelledby="room-answer" className="card mt-5 p-5 sm:p-6">
      {question.room ? (
        <Answer {...question.room} />
      ) : (
        <h2 id="room-answer" className="text-lg">
          {PICKER_COPY.title}
        </h2>
      )}
      <RoomForm question={question} unit={unit} />
      <nav aria-label={PICKER_COPY.common} className="mt-4 flex flex-wrap gap-2">
        {COMMON_ROOMS[unit].map((degrees) => (
          <a
            key={degrees}
            href={`?room=${degrees}&unit=${unit}`}
            aria-current={question.room?.typed === String(degrees) ? "true" : undefined}
            className="figures grid min-h-11 min-w-14 place-items-center rounded-full border border-hairline px-3 text-sm text-ink no-underline hover:bg-sunken aria-[current]:border-rose aria-[current]:bg-blush"
          >
            {degrees}
            {DEGREES[unit]}
          </a>
        ))}
      </nav>
    </section>
  );
}

function Answer({ degrees, fahrenheit, unit }: Room) {
  const { bands, needsLayer, room } = togFor(fahrenheit);
  const others = degreesIn(fahrenheit, otherUnits(unit));
  const words = roomWords(degrees, Math.round(others), unit);
  return (
    <>
      <h2 id="room-answer" className="figures text-xl">
        {togHeadline(
          bands.map(({ tog }) => tog),
          words,
        )}
      </h2>
      {bands.map(({ tog, itemKey }) => (
        <p key={tog} className="mt-2">
          <b>{bands.length > 1 ? `${togWords(tog)}${COLON}` : ""}</b>
          {PICKER_COPY.under} {UNDER_SACK[itemKey]}.
        </p>
      ))}
      {room && <p className="mt-2 font-semibold">{PICKER_COPY.rooms[room]}</p>}
      {needsLayer && <p className="mt-2">{PICKER_COPY.extraLayer}</p>}
      <p className="mt-2 text-sm text-ink-soft">{PICKER_COPY.check}</p>
    </>
  );
}

function RoomForm({ question, unit }: { question: RoomQuestion; unit: Units }) {
  const error = question.error ? roomLimits(ROOM_LIMITS.fahrenheit, ROOM_LIMITS.celsius) : undefined;
  return (
    <form noValidate className="mt-5 border-t border-hairline pt-4">
      <label htmlFor="room" className="text-sm font-semibold">
        {PICKER_COPY.label}
      </label>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-3">
        <input
          id="room"
          name="room"
          inputMode="decimal"
          autoComplete="off"
          required
          maxLength={5}
          defaultValue={question.room?.typed ?? (question.error ? question.typed : "")}
          {...wrongMark("room-error", error)}
          className="field figures w-24"
        />
        <fieldset className="flex gap-1">
          <legend className="sr-only">{PICKER_COPY.unit}</legend>
          {UNITS.map((choice) => (
            <label key={choice} className="flex min-h-11 items-center gap-2 px-2">
              <input
                type="radio"
                name="unit"
                value={choice}
                defaultChecked={choice === unit}
                className="size-5 accent-rose"
              />
              {DEGREES[choice]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" className="max-sm:w-full">
          {PICKER_COPY.show}
        </Button>
      </div>
      <FieldError id="room-error" error={error} />
    </form>
  );
}
