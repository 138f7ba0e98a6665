// The drawing in the year's picture. The server does the math (views/weather/draw-year.ts); this code ships
// to browsers, so it only places shapes.

import { WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import type { PictureLabel, PictureMark, YearPicture } from "~/contracts/weather/year-picture-parts.ts";

type PartProps = { picture: YearPicture };

/** The content of an svg element with the picture's viewBox. `id` is the prefix of its gradients' ids. */
export function YearDrawing({ picture, id }: PartProps & { id: string }) {
  return (
    <>
      <Ground picture={picture} />
      <Band picture={picture} id={id} />
      <Days picture={picture} />
      <Strip picture={picture} />
      <Mark mark={picture.start} picture={picture} look="stroke-ink-soft fill-ink" />
      <Mark mark={picture.today} picture={picture} look="stroke-rose fill-rose" />
      {picture.extremes.map((label) => (
        <Label key={label.text + label.y} label={label} look="fill-ink font-semibold" hasHalo />
      ))}
    </>
  );
}

/** From warm to cold, evenly spaced from `warmY` to `coldY`. */
const WARMTH = ["hot-humid", "hot-dry", "mild", "cool", "cold-wet", "cold-dry"] as const;

function Ground({ picture }: PartProps) {
  const { left, right, levels, gridlines, ageRanges, changes } = picture;
  return (
    <g>
      {gridlines.map(({ y, label }) => (
        <g key={y}>
          <path className="stroke-hairline" d={`M${left},${y}H${right}`} />
          <Label label={label} size={11} />
        </g>
      ))}
      {changes.map(({ x, width }) => (
        <rect
          key={x}
          className="fill-rose/10"
          {...{ x, width }}
          y={levels.top}
          height={levels.base - levels.top}
        />
      ))}
      {ageRanges.map(({ x, width, label }, at) => (
        <g key={x}>
          {at > 0 && <path className="stroke-hairline" d={`M${x},${levels.top}V${levels.base}`} />}
          <path className="fill-none stroke-outline" d={`M${x + 2},${levels.brackets}v3h${width - 4}v-3`} />
          <Label label={label} />
        </g>
      ))}
    </g>
  );
}

/** Lines in the weather themes' hues, with their tints in between, as in the strip below. */
function Band({ picture, id }: PartProps & { id: string }) {
  return (
    <g>
      <Warmth id={`${id}-hue`} picture={picture} look="[stop-color:var(--weather)]" />
      <Warmth id={`${id}-tint`} picture={picture} look="[stop-color:var(--weather-tint)]" />
      {picture.band.map(({ area, high, low, isEstimated }) => (
        <g key={area} strokeDasharray={isEstimated ? "3 4" : undefined}>
          <path d={area} fill={`url(#${id}-tint)`} fillOpacity={isEstimated ? 0.5 : 1} />
          <path d={high + low} fill="none" stroke={`url(#${id}-hue)`} strokeWidth="1.75" />
        </g>
      ))}
    </g>
  );
}

function Warmth({ id, picture, look }: PartProps & { id: string; look: string }) {
  const { warmY, coldY } = picture;
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={warmY} y2={coldY}>
      {WARMTH.map((theme, at) => (
        <stop key={theme} data-weather={theme} offset={at / (WARMTH.length - 1)} className={look} />
      ))}
    </linearGradient>
  );
}

function Days({ picture }: PartProps) {
  const { left, right, levels, bars, barLabel, monthTicks, months } = picture;
  return (
    <g>
      {bars.map(({ kind, x, y, width, height }) => (
        <rect key={kind + x} x={x} y={y} width={width} height={height} rx="1.5" {...BAR_LOOKS[kind]} />
      ))}
      {barLabel && <Label label={barLabel} look="fill-ink" hasHalo />}
      <path
        className="fill-none stroke-outline"
        d={`M${left},${levels.base}H${right}${monthTicks.map((x) => `M${x},${levels.base}v4`).join("")}`}
      />
      {months.map((label) => (
        <Label key={label.x} label={label} size={11} />
      ))}
    </g>
  );
}

/** Filled and hollow, so that they differ without color. */
const BAR_LOOKS = {
  rain: { "data-weather": "cold-wet", className: "fill-weather/80" },
  snow: { "data-weather": "cold-snowy", className: "fill-weather-tint stroke-weather" },
} as const;

function Strip({ picture: { groups, levels } }: PartProps) {
  const height = levels.stripEnd - levels.strip;
  const size = 18;
  return (
    <g>
      {groups.map(({ category, x, width, isEstimated, hasSymbol }) => (
        <g key={x} data-weather={weatherTheme(category)} className="text-weather">
          <rect
            x={x + 0.75}
            y={levels.strip}
            width={width - 1.5}
            height={height}
            rx="3"
            strokeDasharray={isEstimated ? "3 3" : undefined}
            className={isEstimated ? "fill-weather-tint/50 stroke-weather" : "fill-weather-tint"}
          />
          {hasSymbol && (
            <svg
              aria-hidden="true"
              x={x + (width - size) / 2}
              y={levels.strip + (height - size) / 2}
              width={size}
              height={size}
            >
              <WeatherSymbol category={category} className="size-full" />
            </svg>
          )}
        </g>
      ))}
    </g>
  );
}

function Mark({ mark, picture, look }: PartProps & { mark: PictureMark | null; look: string }) {
  if (!mark) return null;
  const { top, base } = picture.levels;
  return (
    <g className={look}>
      <path strokeWidth="1.25" d={`M${mark.x},${top}V${base}`} />
      <circle stroke="none" cx={mark.x} cy={top} r="2.5" />
      <Label label={mark.label} look="stroke-none font-semibold" />
    </g>
  );
}

function Label({
  label,
  size,
  look,
  hasHalo = false,
}: {
  label: PictureLabel;
  size?: number;
  look?: string;
  hasHalo?: boolean;
}) {
  return (
    <text
      x={label.x}
      y={label.y}
      textAnchor={label.anchor}
      fontSize={size}
      className={hasHalo ? `stroke-ground [paint-order:stroke] ${look}` : look}
      strokeWidth={hasHalo ? 4 : undefined}
      strokeLinejoin={hasHalo ? "round" : undefined}
    >
      {label.text}
    </text>
  );
}
