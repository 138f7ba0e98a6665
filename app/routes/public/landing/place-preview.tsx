import { Garment, Glyph, WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { Headline } from "~/components/wardrobe/headline.tsx";
import { ESSENTIALITY } from "~/domain/ids.ts";
import type { Essentiality } from "~/domain/vocabulary.ts";
import type { PlacePreview, PreviewCell, PreviewGroup, PreviewItem } from "~/views/public/landing-example.ts";
import { PREVIEW } from "~/words/en/public/landing-copy.ts";
import { essentialsWord, inAll } from "~/words/en/wardrobe/dashboard-copy.ts";
import { ESSENTIALITY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { DAY_COUNTS, WEATHER_LABELS } from "~/words/en/weather/weather-copy.ts";

/** A small dashboard of one place, in the real dashboard's style. */
export function PlacePreviewCard({ preview, id }: { preview: PlacePreview; id: string }) {
  const { place, groups, items, essentials, everything } = preview;
  return (
    <article aria-labelledby={id} className="card flex min-w-0 flex-col overflow-hidden">
      <header className="flex items-center justify-between gap-4 border-b border-hairline px-4 py-3 sm:px-6">
        <div>
          <h3 id={id} className="text-lg">
            {place}
          </h3>
          <p className="text-xs text-ink-soft">{PREVIEW.age}</p>
        </div>
        <span className="rounded-full border border-hairline px-3 py-1 text-xs text-ink-soft">
          {PREVIEW.mark}
        </span>
      </header>
      <div className="flex grow flex-col px-4 py-4 sm:px-6 sm:py-5">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-3">
          {groups.map((group) => (
            <WeatherCard key={group.order} group={group} />
          ))}
        </ul>
        <div className="mt-4">
          <Headline
            as="p"
            count={essentials}
            words={essentialsWord(essentials)}
            notes={[inAll(everything)]}
          />
        </div>
        <ul aria-label={PREVIEW.items} className="mt-3 border-t border-hairline">
          {items.map((item, position) => (
            <ItemRow key={item.key} item={item} isExplained={position === 0} />
          ))}
        </ul>
      </div>
    </article>
  );
}

function WeatherCard({ group }: { group: PreviewGroup }) {
  const { category, dates, temperatures, rainyDays: rain, snowyDays: snow } = group;
  const isSnowy = snow > rain;
  return (
    <li
      data-weather={weatherTheme(category)}
      className="figures rounded-card border border-hairline bg-weather-tint p-3 text-weather sm:p-4"
    >
      <div className="flex gap-x-2.5 gap-y-1.5 max-lg:flex-col lg:items-center">
        <WeatherSymbol category={category} className="size-9 shrink-0" />
        <div>
          <p className="font-display text-sm leading-tight font-semibold">{WEATHER_LABELS[category]}</p>
          <p className="text-xs">{dates}</p>
        </div>
      </div>
      <p className="mt-2.5 flex items-center gap-1.5 text-xs">
        <Glyph name="thermometer" className="size-4 shrink-0" />
        <span>{temperatures}</span>
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-xs">
        <Glyph name={isSnowy ? "snow-flake" : "rain-drop"} className="size-4 shrink-0" />
        {isSnowy ? DAY_COUNTS.snowy(snow) : DAY_COUNTS.rainy(rain)}
      </p>
    </li>
  );
}

function ItemRow({ item, isExplained }: { item: PreviewItem; isExplained: boolean }) {
  const { key, name, category, total, cells, why } = item;
  const isNeeded = total > 0;
  return (
    <li className="flex gap-2 border-b border-hairline py-3 last:border-b-0 last:pb-0">
      <Garment
        name={key}
        category={category}
        className={`size-12 shrink-0 sm:size-14 ${isNeeded ? "" : "opacity-45"}`}
      />
      <div className="min-w-0 grow self-center">
        <div className="flex items-baseline justify-between gap-3">
          <p className={`text-base ${isNeeded ? "font-semibold" : "text-ink-soft"}`}>{name}</p>
          {isNeeded ? (
            <p className="figures shrink-0 font-display text-xl leading-none font-semibold">
              <span className="sr-only">{PREVIEW.needed}</span>
              {total}
            </p>
          ) : (
            <p className="shrink-0 text-xs text-ink-soft">{PREVIEW.notNeeded}</p>
          )}
        </div>
        {isNeeded && !isExplained && (
          <p className="row-facts">
            <span data-level={ESSENTIALITY.essential}>{PREVIEW.essential}</span>
          </p>
        )}
        {isNeeded && isExplained && (
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {cells.map((cell) => (
              <Cell key={cell.order} cell={cell} />
            ))}
          </ul>
        )}
        {isExplained && why && (
          <p className="figures mt-2 text-xs text-ink-soft">
            <span className="font-semibold text-ink">{PREVIEW.why}:</span> {why}
          </p>
        )}
      </div>
    </li>
  );
}

const DOTS: Readonly<Record<Essentiality, string>> = {
  [ESSENTIALITY.essential]: "bg-current",
  [ESSENTIALITY.recommended]: "bg-current/45",
  [ESSENTIALITY.niceToHave]: "border border-current bg-transparent",
};

function Cell({ cell: { category, quantity, essentiality } }: { cell: PreviewCell }) {
  const look =
    quantity > 0 ? "bg-weather-tint text-weather" : "border border-dashed border-hairline text-ink-soft";
  return (
    <li
      data-weather={weatherTheme(category)}
      className={`figures flex min-h-8 items-center gap-1.5 rounded-lg px-2 py-1 text-xs ${look}`}
    >
      <WeatherSymbol category={category} className="size-5 shrink-0" />
      <span className="sr-only">{WEATHER_LABELS[category]}: </span>
      {quantity > 0 ? <span className="text-sm font-bold">{quantity}</span> : PREVIEW.notNeeded}
      {essentiality && (
        <>
          <span aria-hidden="true" className={`size-1.5 rounded-full ${DOTS[essentiality]}`} />
          <span>{ESSENTIALITY_LABELS[essentiality]}</span>
        </>
      )}
    </li>
  );
}
