import { Garment, WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { PAIR } from "~/copy/public/landing-copy.ts";
import { essentialsWord } from "~/copy/wardrobe/dashboard-copy.ts";
import { WEATHER_LABELS } from "~/copy/weather/weather-copy.ts";
import type { LandingExample, PlacePreview } from "~/views/public/tell-example.ts";

/** The items in which the cold and the hot place of an example differ most. */
const TELLING: readonly string[] = ["bunting_fleece", "hat_warm", "mittens_warm", "sleep_sack_tog_05"];

/** One baby in a cold and a hot place: what the place does to the numbers. */
export function NumberPair({ example: { dueMonth, places } }: { example: LandingExample }) {
  return (
    <section aria-labelledby="pair-title">
      <h2 id="pair-title" className="mb-2 text-base lg:text-lg">
        {PAIR.title(dueMonth)}
      </h2>
      <ul className="number-pair">
        {places.map((place) => (
          <Place key={place.place} {...place} />
        ))}
      </ul>
    </section>
  );
}

function Place({ place, groups, essentials, items }: PlacePreview) {
  const telling = items.filter(({ key }) => TELLING.includes(key));
  return (
    <li>
      <p className="text-xs font-semibold sm:text-sm">{place}</p>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-1">
        <p className="answer">
          <b>{essentials}</b> {essentialsWord(essentials)}
        </p>
        <p className="flex shrink-0">
          {groups.map(({ order, category }) => (
            <span key={order} data-weather={weatherTheme(category)}>
              <WeatherSymbol category={category} className="size-6 text-weather" />
              <span className="sr-only">{WEATHER_LABELS[category]} </span>
            </span>
          ))}
        </p>
      </div>
      <ul className="figures mt-2 flex flex-wrap gap-x-2 text-sm text-ink-soft">
        {telling.map(({ key, name, category, total }) => (
          <li key={key} className="flex items-center gap-0.5 lg:gap-1">
            <Garment
              name={key}
              category={category}
              className={`size-7 xl:size-10 ${total > 0 ? "" : "opacity-45"}`}
            />
            <span className="sr-only">{name}: </span>
            {total > 0 ? <b className="text-ink">{total}</b> : <span aria-hidden="true">0</span>}
            {total === 0 && <span className="sr-only">{PAIR.notNeeded}</span>}
          </li>
        ))}
      </ul>
    </li>
  );
}
