// One GET to a weather archive, limited in time and bytes, with failures sorted by what to do about them.
import { readBounded } from "~/lib/read-bounded.ts";
import { readRetryAfter } from "~/lib/send-form.ts";
import { WeatherFault } from "./provider.server.ts";

/** Five years of days are about 300 KB; anything larger than this isn't a valid answer. */
const MAX_BYTES = 4 * 1024 * 1024;
const DEFAULT_PAUSE_SECONDS = 60;
const MAX_PAUSE_SECONDS = 60 * 60;
/** A refused key will still be refused in a minute. */
const UNAUTHORISED_PAUSE_SECONDS = 10 * 60;

/** The JSON body at an address; throws WeatherFault for anything else. */
export async function getJson(url: URL, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { headers: { Accept: "application/json" }, redirect: "follow", signal });
  } catch (error) {
    throw unanswered(signal, "no answer", error);
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw faultOf(response);
  }
  const bytes = await readBounded(response.body, MAX_BYTES).catch((error: unknown) => {
    throw unanswered(signal, "answer broke off", error);
  });
  if (!bytes) throw new WeatherFault("refused", "answer too large");
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (error) {
    throw new WeatherFault("refused", "not JSON", 0, { cause: error });
  }
}

function faultOf(response: Response): WeatherFault {
  const { status } = response;
  if (status === 429 || status === 503) {
    return new WeatherFault("paused", `status ${status}`, pauseOf(response.headers.get("Retry-After")));
  }
  if (status === 401 || status === 403) {
    return new WeatherFault("paused", `status ${status}`, UNAUTHORISED_PAUSE_SECONDS);
  }
  return new WeatherFault(status >= 500 ? "transient" : "refused", `status ${status}`);
}

/** Seconds to pause the archive. */
function pauseOf(header: string | null): number {
  return Math.min(readRetryAfter(header, Date.now()) ?? DEFAULT_PAUSE_SECONDS, MAX_PAUSE_SECONDS);
}

/** An archive that timed out isn't asked again: it would only keep the parent waiting. */
function unanswered(signal: AbortSignal, message: string, cause: unknown): WeatherFault {
  return signal.aborted
    ? new WeatherFault("refused", "deadline passed", 0, { cause })
    : new WeatherFault("transient", message, 0, { cause });
}
