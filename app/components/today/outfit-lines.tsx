// An outfit's sentence and the lines below it, on Today and on a helper's page.
import { Glyph, WeatherSymbol } from "~/components/illustrations/art.tsx";
import type { ShownForecast, TimeOutdoors } from "~/contracts/today/shown-today.ts";

/** A sentence of more letters is set smaller, so that Tonight stays on a phone's first screen. */
const LONG = 80;

/** The classes of an outfit's sentence; null for a heading without an outfit. */
export function sentenceClasses(outfit: { sentence: string } | null): string {
  return (outfit?.sentence.length ?? 0) > LONG ? "today-sentence today-long" : "today-sentence";
}

interface WeatherLineProps {
  time: Pick<TimeOutdoors, "category" | "wet" | "line" | "isForecast">;
  forecast: ShownForecast | null;
}

/** The weather of a time; a forecast that is no longer fresh says its age. */
export function WeatherLine({ time, forecast }: WeatherLineProps) {
  const { wet, category, line, isForecast } = time;
  return (
    <p className="today-weather">
      {wet ? (
        <Glyph name={wet === "snow" ? "snow-flake" : "rain-drop"} className="size-6" />
      ) : (
        <WeatherSymbol category={category} className="size-6" />
      )}
      <span>
        {line}
        {isForecast && forecast?.age && (
          <>
            {" "}
            <b className={forecast.isOld ? "today-stay" : ""}>{forecast.age}</b>
          </>
        )}
      </span>
    </p>
  );
}

/** A line with its label; nothing without a text. */
export function Line({ label, text }: { label: string; text: string | null }) {
  return (
    text && (
      <p>
        <b>{label}</b> <span>{text}</span>
      </p>
    )
  );
}
