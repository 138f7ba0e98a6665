// What a deployment counts of its own work, in Analytics Engine: how long things take and how they end. Every word of a data
// point is one of a fixed list, so that it cannot name anybody; a metric that cannot be written is logged and missed.
import type { LiveEvent } from "~/contracts/live/live-event.ts";
import type { WeatherSource } from "~/domain/vocabulary.ts";
import { errorFacts, log } from "~/lib/logger.server.ts";

/** A count of something: what it is, which one of these, how it ended, and `value`, which is milliseconds unless said. */
export type Metric =
  /** A plan is there; since it was asked for. `first` is a quiz's, all others were there before. */
  | { what: "plan"; which: "first" | "anew" | "copy" | "renewal"; outcome: "completed"; value: number }
  /** A plan's weather was found, and where. */
  | { what: "weather"; which: WeatherSource; outcome: "cached" | "fetched" | "typical"; value: number }
  /** A trip's packing list is there; of the run that has made it. */
  | { what: "trip"; which: WeatherSource; outcome: "forecast" | "typical"; value: number }
  /** One question to an archive. */
  | { what: "archive"; which: string; outcome: ArchiveOutcome; value: number }
  /** An event on its way to the pages of a user, since it was committed. */
  | { what: "push"; which: LiveEvent["type"]; outcome: "told" | "failed"; value: number }
  /** A mail of one kind; since it was written. */
  | { what: "mail"; which: string; outcome: MailOutcome; value: number }
  /** One question to the provider of mails. */
  | {
      what: "mail-provider";
      which: string;
      outcome: "accepted" | "refused" | "paused" | "failed";
      value: number;
    }
  /** One delivery of a message. */
  | { what: "queue"; which: string; outcome: "done" | "retry" | "unreadable" | "dead"; value: number }
  /** What a sweep has found waiting; `value` is how many. */
  | { what: "sweep"; which: "plans" | "trips" | "mails" | "renewals"; outcome: "waiting"; value: number };

export type ArchiveOutcome = "answered" | "transient" | "paused" | "refused" | "doubted";
export type MailOutcome = "sent" | "suppressed" | "unreadable" | "given-up";

export interface Metrics {
  /** Writes one data point; never throws, and nobody waits for it. */
  count(metric: Metric): void;
}

/** Where nothing is counted. */
export const NO_METRICS: Metrics = { count: () => {} };

/** A word of ours, as opposed to a text of somebody's. */
const WORD = /^[a-z]+(?:[-_][a-z]+)*$/;
const LONGEST_WORD = 40;

const wordOf = (text: string) => (text.length <= LONGEST_WORD && WORD.test(text) ? text : "other");

/** The metrics of a deployment; without the binding nothing is counted. */
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
