// Durations and outcomes of a deployment's own work, for Analytics Engine. Data points take their words from a fixed list,
// so they can't identify anyone; a metric that can't be written is logged and lost.

import type { LiveEvent } from "../../contracts/live/live-event.ts";
import type { WeatherSource } from "../../domain/vocabulary.ts";
import { WeatherDoubt } from "../../domain/weather/doubt.ts";
import { errorFacts, log } from "../../lib/logger.server.ts";
import { MailFault, type SendMail } from "../mail/driver.server.ts";
import { type AskHours, WeatherFault, type WeatherProvider } from "../weather/provider.server.ts";

/** What is counted, which one of its kind, how it ended, and `value`, in milliseconds unless noted. */
type Metric =
  /** A plan is ready; since it was requested. `first` is from a quiz, all others existed before. */
  | { what: "plan"; which: "first" | "anew" | "copy" | "renewal"; outcome: "completed"; value: number }
  /** A plan's weather was found, and where. */
  | { what: "weather"; which: WeatherSource; outcome: "cached" | "fetched" | "typical"; value: number }
  /** A trip's packing list is ready; since its run started. */
  | { what: "trip"; which: WeatherSource; outcome: "forecast" | "typical"; value: number }
  /** One request to an archive, or to the hourly forecast. */
  | { what: "archive"; which: string; outcome: ArchiveOutcome; value: number }
  /** An event pushed to a user's pages, since it was committed. */
  | { what: "push"; which: LiveEvent["type"]; outcome: "told" | "failed"; value: number }
  /** A mail of one kind, since it was written. */
  | { what: "mail"; which: string; outcome: MailOutcome; value: number }
  /** One request to the mail provider. */
  | {
      what: "mail-provider";
      which: string;
      outcome: "accepted" | "refused" | "paused" | "failed";
      value: number;
    }
  /** One delivery of a message. */
  | { what: "queue"; which: string; outcome: "done" | "retry" | "unreadable" | "dead"; value: number }
  /** An answer that may come from a copy of the database, and why the primary was asked as well. */
  | { what: "reading"; which: "copy" | "primary"; outcome: "answered" | "slow" | "refused"; value: number }
  /** What a sweep found waiting; `value` is how many. */
  | { what: "sweep"; which: "plans" | "trips" | "mails" | "renewals"; outcome: "waiting"; value: number };

type ArchiveOutcome = "answered" | "transient" | "paused" | "refused" | "doubted";
type MailOutcome = "sent" | "suppressed" | "unreadable" | "given-up";

export interface Metrics {
  /** Writes one data point; never throws, and nothing waits for it. */
  count(metric: Metric): void;
}

/** For deployments that count nothing. */
export const NO_METRICS: Metrics = { count: () => {} };

/** A word from our own lists, as opposed to someone's text. */
const WORD = /^[a-z]+(?:[-_][a-z]+)*$/;
const LONGEST_WORD = 40;

const wordOf = (text: string) => (text.length <= LONGEST_WORD && WORD.test(text) ? text : "other");

/** A deployment's metrics; without the binding nothing is counted. */
export function openMetrics(dataset: Pick<AnalyticsEngineDataset, "writeDataPoint"> | undefined): Metrics {
  if (!dataset) return NO_METRICS;
  return {
    count({ what, which, outcome, value }) {
      try {
        dataset.writeDataPoint({
          indexes: [what],
          blobs: [what, wordOf(which), outcome],
          doubles: [Math.max(0, Math.round(value))],
        });
      } catch (error) {
        log.warn("metric_not_written", { what, ...errorFacts(error) });
      }
    },
  };
}

/** Runs the work, reports its outcome and duration in milliseconds, and answers or throws as it does. */
async function timed<Answer>(
  work: () => Promise<Answer>,
  tell: (value: number, fault: unknown) => void,
): Promise<Answer> {
  const startedAt = Date.now();
  try {
    const answer = await work();
    tell(Date.now() - startedAt, null);
    return answer;
  } catch (error) {
    tell(Date.now() - startedAt, error);
    throw error;
  }
}

/** The archive, with every answer counted. */
export function measuredProvider(provider: WeatherProvider, metrics: Metrics): WeatherProvider {
  const { name } = provider;
  return {
    name,
    fetchDays: (query, signal) =>
      timed(
        () => provider.fetchDays(query, signal),
        (value, fault) =>
          metrics.count({ what: "archive", which: name, outcome: archiveOutcome(fault), value }),
      ),
  };
}

/** The hourly forecast, with every answer counted. */
export function measuredHours(askHours: AskHours, metrics: Metrics): AskHours {
  return (query, signal) =>
    timed(
      () => askHours(query, signal),
      (value, fault) =>
        metrics.count({ what: "archive", which: "open-meteo-hours", outcome: archiveOutcome(fault), value }),
    );
}

/** An answer in an unexpected format counts as a refusal. */
function archiveOutcome(fault: unknown): ArchiveOutcome {
  if (fault === null) return "answered";
  if (fault instanceof WeatherDoubt) return "doubted";
  return fault instanceof WeatherFault ? fault.kind : "refused";
}

/** The way of sending mails, with every answer counted under its driver's name. */
export function measuredSending(send: SendMail, driver: string, metrics: Metrics): SendMail {
  return (mail) =>
    timed(
      () => send(mail),
      (value, fault) =>
        metrics.count({ what: "mail-provider", which: driver, outcome: sendingOutcome(fault), value }),
    );
}

function sendingOutcome(fault: unknown): "accepted" | "refused" | "paused" | "failed" {
  if (fault === null) return "accepted";
  if (!(fault instanceof MailFault)) return "failed";
  if (fault.isFinal) return "refused";
  return fault.pauseSeconds > 0 ? "paused" : "failed";
}
