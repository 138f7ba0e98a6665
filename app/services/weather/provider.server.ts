// What a weather archive looks like to the rest of the product, and how its failures are told apart.

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

/** A question whose answer is held against what is typical of the place; null where nobody knows that. */
export interface ArchiveQuery extends WeatherQuery {
  typical: readonly MonthClimate[] | null;
}

export interface WeatherProvider {
  name: Extract<WeatherSource, "open-meteo" | "visual-crossing">;
  /** Daily records of a place; throws WeatherFault, or WeatherDoubt for what is not to be believed. */
  fetchDays(query: ArchiveQuery, signal: AbortSignal): Promise<DayRecord[]>;
}

/**
 * Why an archive did not answer. 'transient': worth one more try. 'paused': it asked to be left alone
 * for `pauseSeconds`. 'refused': asking again would get the same answer. 'doubted': it did answer, and nobody believes it;
 * the cause is a WeatherDoubt.
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

/** What a provider threw, as a fault; an answer of another shape is refused. */
export function asFault(error: unknown): WeatherFault {
  if (error instanceof WeatherFault) return error;
  if (error instanceof WeatherDoubt) return new WeatherFault("doubted", error.message, 0, { cause: error });
  if (error instanceof ZodError)
    return new WeatherFault("refused", "not an archive's answer", 0, { cause: error });
  return new WeatherFault("transient", "unexpected failure", 0, { cause: error });
}

/** What a log says of a fault: of a doubt its kind and what it is about, in words of ours. */
export function faultFacts(fault: WeatherFault): Record<string, string> {
  const { kind, cause } = fault;
  if (cause instanceof WeatherDoubt) return { kind, doubt: cause.kind, about: cause.about };
  return { kind, ...errorFacts(fault) };
}
