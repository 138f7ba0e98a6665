// What a weather archive looks like to the rest of the product, and how its failures are told apart.

import { ZodError } from "zod";
import type { IsoDay } from "~/domain/calendar.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";

export interface WeatherQuery {
  latitude: number;
  longitude: number;
  start: IsoDay;
  end: IsoDay;
}

export interface WeatherProvider {
  name: Extract<WeatherSource, "open-meteo" | "visual-crossing">;
  /** Daily records of a place; throws WeatherFault. */
  fetchDays(query: WeatherQuery, signal: AbortSignal): Promise<DayRecord[]>;
}

/**
 * Why an archive did not answer. 'transient': worth one more try. 'paused': it asked to be left alone
 * for `pauseSeconds`. 'refused': asking again would get the same answer.
 */
export class WeatherFault extends Error {
  readonly kind: "transient" | "paused" | "refused";
  readonly pauseSeconds: number;

  constructor(kind: WeatherFault["kind"], message: string, pauseSeconds = 0, options?: ErrorOptions) {
    super(message, options);
    this.name = "WeatherFault";
    this.kind = kind;
    this.pauseSeconds = pauseSeconds;
  }
}

/** What a provider threw, as a fault; an answer of another shape is refused. */
export function asFault(error: unknown): WeatherFault {
  if (error instanceof WeatherFault) return error;
  if (error instanceof ZodError)
    return new WeatherFault("refused", "not an archive's answer", 0, { cause: error });
  return new WeatherFault("transient", "unexpected failure", 0, { cause: error });
}
