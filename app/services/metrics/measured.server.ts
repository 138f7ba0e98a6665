// Services of others with a watch beside them: what they answer is handed on as it is.
import { WeatherDoubt } from "~/domain/weather/doubt.ts";
import { MailFault, type SendMail } from "../mail/driver.server.ts";
import { WeatherFault, type WeatherProvider } from "../weather/provider.server.ts";
import type { ArchiveOutcome, Metrics } from "./metrics.server.ts";

/** Does the work, tells how it ended and after how many milliseconds, and throws what it throws. */
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

/** The archive, each of whose answers is counted. */
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

/** An answer that is not what was asked for is as good as a refusal. */
function archiveOutcome(fault: unknown): ArchiveOutcome {
  if (fault === null) return "answered";
  if (fault instanceof WeatherDoubt) return "doubted";
  return fault instanceof WeatherFault ? fault.kind : "refused";
}

/** The way of sending mails, each of whose answers is counted under the name of its driver. */
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
