// The interface of weather archives, and how their failures are told apart.

import { ZodError } from "zod";
import type { IsoDay } from "~/domain/calendar.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import type { DayRecord } from "~/domain/weather/climate.ts";
import { type MonthClimate, WeatherDoubt } from "~/domain/weather/doubt.ts";
import { errorFacts } from "~/lib/logger.server.ts";

export interface WeatherQuery {
  latitude: number;
  longitude: number;
  start: IsoDay;
  end: IsoDay;
}

/** A query whose answer is compared with the place's typical climate; null if that is unknown. */
export interface ArchiveQuery extends WeatherQuery {
  typical: readonly MonthClimate[] | null;
}

export interface WeatherProvider {
  name: Extract<WeatherSource, "open-meteo" | "visual-crossing">;
  /** Daily records of a place; throws WeatherFault, or WeatherDoubt for implausible data. */
  fetchDays(query: ArchiveQuery, signal: AbortSignal): Promise<DayRecord[]>;
}

/**
 * Why an archive didn't answer. 'transient': worth one more try. 'paused': it asked for a pause of
 * `pauseSeconds`. 'refused': asking again would get the same answer. 'doubted': it answered with implausible
 * data; the cause is a WeatherDoubt.
 */
export class WeatherFault extends Error {
  readonly kind: "transient" | "paused" | "refused" | "doubted";
  readonly pauseSeconds: number;

  constructor(kind: WeatherFault["kind"], message: string, pauseSeconds = 0, options?: ErrorOptions) {
    super(message, options);
    this.name = "WeatherFault";
    this.kind = kind;
    this.pauseSeconds = pauseSeconds;
  }
}

/** What a provider threw, as a fault; an answer in another format counts as refused. */
export function asFault(error: unknown): WeatherFault {
  if (error instanceof WeatherFault) return error;
  if (error instanceof WeatherDoubt) return new WeatherFault("doubted", error.message, 0, { cause: error });
  if (error instanceof ZodError)
    return new WeatherFault("refused", "not an archive answer", 0, { cause: error });
  return new WeatherFault("transient", "unexpected failure", 0, { cause: error });
}

/** What the log says about a fault; for a doubt, its kind and subject in our own words. */
export function faultFacts(fault: WeatherFault): Record<string, string> {
  const { kind, cause } = fault;
  if (cause instanceof WeatherDoubt) return { kind, doubt: cause.kind, about: cause.about };
  return { kind, ...errorFacts(fault) };
}
