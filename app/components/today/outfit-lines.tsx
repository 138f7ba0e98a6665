// The lines below an outfit's sentence, on Today and on a helper's page.
import { Glyph, WeatherSymbol } from "~/components/illustrations/art.tsx";
import type { ShownForecast, TimeOutdoors } from "~/contracts/today/shown-today.ts";

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
