// External services with timing around them; their answers are passed through unchanged.
import { WeatherDoubt } from "~/domain/weather/doubt.ts";
import { MailFault, type SendMail } from "../mail/driver.server.ts";
import { WeatherFault, type WeatherProvider } from "../weather/provider.server.ts";
import type { ArchiveOutcome, Metrics } from "./metrics.server.ts";

/** Runs the work, reports its outcome and duration in milliseconds, and rethrows. */
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
