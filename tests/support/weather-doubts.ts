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

/** An answer by the day or by the hour: its columns, and their units by name. */
export interface Body {
  units?: Record<string, string>;
  columns: Record<string, unknown>;
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

/** Which column changes, and how; those by the hour come last. */
const CHANGES: Readonly<Partial<Record<WeatherDoubtKind, Readonly<Record<string, Change>>>>> = {
  "celsius-as-fahrenheit": {
    temperature_2m_max: toCelsius,
    temperature_2m_min: toCelsius,
    temperature_2m: toCelsius,
  },
  constants: {
    temperature_2m_max: each(() => 60),
    temperature_2m_min: each(() => 45),
    ...DRY,
    temperature_2m: each(() => 60),
  },
  "monthly-constants": { temperature_2m_max: firstOfMonth, temperature_2m_min: firstOfMonth },
  "other-hemisphere": {
    temperature_2m_max: halfAYearAway,
    temperature_2m_min: halfAYearAway,
    precipitation_sum: halfAYearAway,
    rain_sum: halfAYearAway,
    snowfall_sum: halfAYearAway,
  },
  "negative-rain": { rain_sum: once(-0.2), precipitation: once(-0.2) },
  "negative-snow": { snowfall_sum: once(-3), snowfall: once(-3) },
  "humid-140": { relative_humidity_2m_mean: once(140), relative_humidity_2m: once(140) },
  "humid-minus": { relative_humidity_2m_mean: once(-1), relative_humidity_2m: once(-1) },
  "upside-down": { temperature_2m_min: once(130) },
  "absurd-heat": { temperature_2m_max: once(999.9), temperature_2m: once(999.9) },
  "absurd-cold": { temperature_2m_min: once(-459.7), temperature_2m: once(-459.7) },
  storm: { wind_speed_10m_max: once(9999), wind_speed_10m: once(9999) },
  "nan-texts": { temperature_2m_max: once("NaN"), temperature_2m: once("NaN") },
};

/** An answer as this doubt changes it; any other kind leaves it as it is. */
export function spoil(body: Required<Body>, kind: string | undefined): Body {
  const { columns, units } = body;
  if (kind === "no-units") return { columns };
  if (kind === "some-units") return { columns, units: without(units, ["rain_sum", "precipitation"]) };
  if (kind === "unknown-units") {
    const name = "temperature_2m" in columns ? "temperature_2m" : "temperature_2m_min";
    return { columns, units: { ...units, [name]: "°Ré" } };
  }
  const changes = Object.entries(CHANGES).find(([name]) => name === kind)?.[1] ?? {};
  const spoilt = Object.entries(changes)
    .filter(([name]) => name in columns)
    .map(([name, change]) => [name, change(valuesOf(columns[name]), body)]);
  return { units, columns: { ...columns, ...Object.fromEntries(spoilt) } };
}

function without(units: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(units).filter(([name]) => !names.includes(name)));
}

function firstOfMonth(values: Values, { columns }: Body): Values {
  const days = daysOf(columns);
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

function daysOf({ time }: Body["columns"]): string[] {
  return Array.isArray(time) ? time.map(String) : [];
}

function valuesOf(column: unknown): Values {
  return Array.isArray(column) ? column : [];
}
