import script from "~/assets/sack-prices.js?url";
import { ArticleTable } from "~/components/public/article-parts.tsx";
import { Button } from "~/components/ui/button.tsx";
import { FieldError, Tick, wrongMark } from "~/components/ui/field.tsx";
import { Section } from "~/components/ui/section.tsx";
import { ROOM_LIMITS, type Room, type RoomQuestion } from "~/contracts/public/room.ts";
import { SACK_WAYS, type SackWay, sackCost } from "~/domain/shopping/cost.ts";
import { togFor } from "~/domain/wardrobe/tog.ts";
import { degreesIn, otherUnits, UNITS, type Units } from "~/domain/weather/units.ts";
import type { NightRow } from "~/views/public/wear-night-view.ts";
import { COLON, labelled } from "~/words/en/language.ts";
import {
  ONE_SACK_COPY,
  PICKER_COPY,
  roomLimits,
  roomWords,
  togHeadline,
  togWords,
} from "~/words/en/public/guide-copy.ts";
import { WEAR_NIGHT_COPY } from "~/words/en/public/wear-copy.ts";
import { DEGREES, degreesWords } from "~/words/en/weather/weather-copy.ts";

/** One-tap temperatures, in round numbers of each unit. */
const COMMON_ROOMS: Readonly<Record<Units, readonly number[]>> = {
  f: [60, 65, 68, 70, 72, 75, 78],
  c: [16, 18, 20, 21, 22, 24, 26],
};

/** The sack of a night, null for none, and what goes under it. */
export type GuideNight = Pick<NightRow, "key" | "under">;

/** The answer for the room that was asked about, and ways to ask about another. */
export function RoomPicker({ question, night }: { question: RoomQuestion; night: GuideNight | null }) {
  const { unit } = question.error ? question : question.room;
  return (
    <section aria-labelledby="room-answer" className="card mt-5 p-5 sm:p-6">
      {question.room && night ? (
        <Answer {...question.room} night={night} />
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
            {degreesWords(degrees, unit)}
          </a>
        ))}
      </nav>
    </section>
  );
}

function Answer({ degrees, fahrenheit, unit, night: { key, under } }: Room & { night: GuideNight }) {
  const { bands, room } = togFor(fahrenheit);
  const band = bands.find(({ itemKey }) => itemKey === key);
  const others = degreesIn(fahrenheit, otherUnits(unit));
  const words = roomWords(degrees, Math.round(others), unit);
  return (
    <>
      <h2 id="room-answer" className="figures text-xl">
        {band
          ? togHeadline(
              bands.map(({ tog }) => tog),
              words,
            )
          : labelled(words, WEAR_NIGHT_COPY.noSack)}
      </h2>
      <p className="mt-2">
        <b>{band && bands.length > 1 ? `${togWords(band.tog)}${COLON}` : ""}</b>
        {band && PICKER_COPY.under} {under}.
      </p>
      {room && <p className="mt-2 font-semibold">{PICKER_COPY.rooms[room]}</p>}
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
      <div className="mt-1.5 flow gap-x-4 gap-y-3">
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
            <Tick key={choice} row="gap-2 px-2" name="unit" value={choice} defaultChecked={choice === unit}>
              {DEGREES[choice]}
            </Tick>
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

/**
 * Compares the one-sack option with the usual ways by their cost for a year. A script makes the example
 * prices fields for those of one's own store.
 */
export function CostTable({ nonce }: { nonce: string }) {
  const { id, title, text, caption, columns, note, differ, own } = ONE_SACK_COPY;
  return (
    <Section titleId={id} title={title} className="mt-10">
      <p className="mt-3">{text}</p>
      <div className="article-tables mt-4">
        <ArticleTable
          data-prices=""
          caption={caption}
          columns={[columns.way, columns.sacks, columns.price, columns.total]}
        >
          {SACK_WAYS.map((way) => (
            <Way key={way.id} way={way} />
          ))}
        </ArticleTable>
      </div>
      <p className="mt-2 text-xs text-ink-soft">
        {note} <span data-without-script="">{differ}</span>
        <span data-with-script="" hidden>
          {own}
        </span>
      </p>
      <script type="module" src={script} nonce={nonce} />
    </Section>
  );
}

function Way({ way }: { way: SackWay }) {
  const { columns, ways, yourPrice } = ONE_SACK_COPY;
  const field = `price-${way.id}`;
  return (
    <tr>
      <th scope="row">{ways[way.id]}</th>
      <td data-label={columns.sacks} className="figures">
        {way.sacks}
      </td>
      <td data-label={columns.price} className="figures">
        <span data-without-script="">${way.price}</span>
        <span data-with-script="" hidden className="inline-flex items-center gap-1 print:gap-0">
          <label htmlFor={field}>
            $<span className="sr-only"> {yourPrice(ways[way.id])}</span>
          </label>
          {/* Without a name: nothing is sent. */}
          <input
            id={field}
            data-sacks={way.sacks}
            defaultValue={way.price}
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            className="field min-h-11 w-[4.5em] px-2"
          />
        </span>
      </td>
      <td data-label={columns.total} className="figures font-semibold">
        <output htmlFor={field}>${sackCost(way)}</output>
      </td>
    </tr>
  );
}
