// What the background has done, as data points. A message that found nothing to do counts as a delivery only.
import type { Metrics } from "~/services/metrics/metrics.server.ts";
import type { MailEnded } from "~/usecases/mail/deliver-mail.ts";
import type { sweep } from "~/usecases/operations/sweep.ts";
import type { PlanCompleted } from "~/usecases/plans/calculate-plan.ts";
import type { WeatherFound } from "~/usecases/plans/fetch-plan-weather.ts";
import type { TripMade } from "~/usecases/travel/make-trip.ts";
import type { sweepTrips } from "~/usecases/travel/sweep-trips.ts";

const ARCHIVES: readonly string[] = ["open-meteo", "visual-crossing"];

export function countWeather(metrics: Metrics, found: WeatherFound | null): "done" {
  if (found) {
    const { source, isCached, ms } = found;
    const outcome = isCached ? "cached" : ARCHIVES.includes(source) ? "fetched" : "typical";
    metrics.count({ what: "weather", which: source, outcome, value: ms });
  }
  return "done";
}

/** A plan that is made anew is as old as its quiz, so it counts by the last stage's own time. */
export function countCompleted(metrics: Metrics, completed: PlanCompleted | null): "done" {
  if (!completed) return "done";
  const { isFirst, sinceSubmit, ms } = completed;
  return countPlan(metrics, isFirst ? "first" : "anew", isFirst ? sinceSubmit : ms);
}

export function countPlan(
  metrics: Metrics,
  which: "first" | "anew" | "copy" | "renewal",
  value: number | null,
): "done" {
  if (value !== null) metrics.count({ what: "plan", which, outcome: "completed", value });
  return "done";
}

export function countTrip(metrics: Metrics, made: TripMade | null): "done" {
  if (made) {
    const { source, isForecast, ms } = made;
    metrics.count({ what: "trip", which: source, outcome: isForecast ? "forecast" : "typical", value: ms });
  }
  return "done";
}

export function countMail(metrics: Metrics, ended: MailEnded | null): "done" {
  if (ended) {
    const { kind, outcome, waitedMs } = ended;
    metrics.count({ what: "mail", which: kind, outcome, value: waitedMs });
  }
  return "done";
}

/** How much of each kind a run of the cron has found waiting. */
export function countSweep(
  metrics: Metrics,
  { stuck, mails, outdated }: Awaited<ReturnType<typeof sweep>>,
): void {
  for (const [which, value] of [
    ["plans", stuck],
    ["mails", mails],
    ["renewals", outdated],
  ] as const)
    metrics.count({ what: "sweep", which, outcome: "waiting", value });
}

/** The same for trips. */
export function countTripSweep(metrics: Metrics, { stuck }: Awaited<ReturnType<typeof sweepTrips>>): void {
  metrics.count({ what: "sweep", which: "trips", outcome: "waiting", value: stuck });
}
