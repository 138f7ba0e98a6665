// Answers of an archive that look like weather but aren't: of the expected form, yet no plan may use them.

export type WeatherDoubtKind =
  /** °C labeled °F. */
  | "celsius-as-fahrenheit"
  /** The same day again and again. */
  | "constants"
  /** The same day again and again, another one each month. */
  | "monthly-constants"
  /** Each day's figures are those of half a year away. */
  | "other-hemisphere"
  | "no-units"
  | "some-units"
  | "unknown-units"
  | "negative-rain"
  | "negative-snow"
  | "humid-140"
  | "humid-minus"
  | "upside-down"
  | "absurd-heat"
  | "absurd-cold"
  | "storm"
  | "nan-texts";

interface Body {
  daily_units: Record<string, string>;
  daily: Record<string, unknown>;
}

type Values = readonly (number | null)[];

/** Replaces the 41st value of a column. */
const once = (value: unknown) => (values: Values) => values.map((own, index) => (index === 40 ? value : own));
const each = (change: (value: number) => number) => (values: Values) =>
  values.map((value) => (value === null ? null : change(value)));

const toCelsius = each((f) => Math.round(((f - 32) / 1.8) * 10) / 10);

type Change = (values: Values, body: Body) => unknown;

/** No wet days, which could contradict the temperatures. */
const DRY = { precipitation_sum: each(() => 0), rain_sum: each(() => 0), snowfall_sum: each(() => 0) };

/** Which column changes, and how. */
const CHANGES: Readonly<Partial<Record<WeatherDoubtKind, Readonly<Record<string, Change>>>>> = {
  "celsius-as-fahrenheit": { temperature_2m_max: toCelsius, temperature_2m_min: toCelsius },
  constants: { temperature_2m_max: each(() => 60), temperature_2m_min: each(() => 45), ...DRY },
  "monthly-constants": { temperature_2m_max: firstOfMonth, temperature_2m_min: firstOfMonth },
  "other-hemisphere": {
    temperature_2m_max: halfAYearAway,
    temperature_2m_min: halfAYearAway,
    precipitation_sum: halfAYearAway,
    rain_sum: halfAYearAway,
    snowfall_sum: halfAYearAway,
  },
  "negative-rain": { rain_sum: once(-0.2) },
  "negative-snow": { snowfall_sum: once(-3) },
  "humid-140": { relative_humidity_2m_mean: once(140) },
  "humid-minus": { relative_humidity_2m_mean: once(-1) },
  "upside-down": { temperature_2m_min: once(130) },
  "absurd-heat": { temperature_2m_max: once(999.9) },
  "absurd-cold": { temperature_2m_min: once(-459.7) },
  storm: { wind_speed_10m_max: once(9999) },
  "nan-texts": { temperature_2m_max: once("NaN") },
};

/** An answer as this doubt changes it; any other kind leaves it as it is. */
export function spoil(body: Body, kind: string | undefined): Partial<Body> {
  const { daily, daily_units: named, ...rest } = body;
  const { rain_sum: _, ...someNamed } = named;
  if (kind === "no-units") return { ...rest, daily };
  if (kind === "some-units") return { ...body, daily_units: someNamed };
  if (kind === "unknown-units") return { ...body, daily_units: { ...named, temperature_2m_min: "°Ré" } };
  const changes = Object.entries(CHANGES).find(([name]) => name === kind)?.[1] ?? {};
  const spoilt = Object.entries(changes).map(([name, change]) => [name, change(valuesOf(daily[name]), body)]);
  return { ...body, daily: { ...daily, ...Object.fromEntries(spoilt) } };
}

function firstOfMonth(values: Values, { daily }: Body): Values {
  const days = daysOf(daily);
  const first = new Map<string, number | null>();
  for (const [index, value] of values.entries()) {
    const month = String(days[index]).slice(5, 7);
    if (!first.has(month)) first.set(month, value);
  }
  return days.map((day) => first.get(day.slice(5, 7)) ?? null);
}

function halfAYearAway(values: Values): Values {
  return values.map((value, index) => values[index + 183] ?? values[index - 183] ?? value);
}

function daysOf({ time }: Body["daily"]): string[] {
  return Array.isArray(time) ? time.map(String) : [];
}

function valuesOf(column: unknown): Values {
  return Array.isArray(column) ? column : [];
}
