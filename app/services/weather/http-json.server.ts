// One GET to a weather archive: bounded in time and in bytes, its failures sorted by what to do about them.
import { WeatherFault } from "./provider.server.ts";

/** Five years of days are about 300 KB; more than this is no answer to our question. */
const MAX_BYTES = 4 * 1024 * 1024;
const DEFAULT_PAUSE_SECONDS = 60;
const MAX_PAUSE_SECONDS = 60 * 60;
/** A key that is refused now will be refused in a minute too. */
const UNAUTHORISED_PAUSE_SECONDS = 10 * 60;

/** The JSON body of an address; throws WeatherFault for everything else. */
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
  const text = await readBounded(response, signal);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WeatherFault("refused", "not JSON", 0, { cause: error });
  }
}

function faultOf(response: Response): WeatherFault {
  const { status } = response;
  if (status === 429 || status === 503) {
    return new WeatherFault("paused", `status ${status}`, retryAfter(response.headers.get("Retry-After")));
  }
  if (status === 401 || status === 403) {
    return new WeatherFault("paused", `status ${status}`, UNAUTHORISED_PAUSE_SECONDS);
  }
  return new WeatherFault(status >= 500 ? "transient" : "refused", `status ${status}`);
}

/** Seconds to leave the archive alone; the header holds seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | null): number {
  if (!header) return DEFAULT_PAUSE_SECONDS;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return DEFAULT_PAUSE_SECONDS;
  return Math.min(Math.max(Math.ceil(seconds), 0), MAX_PAUSE_SECONDS);
}

/** A silent archive has had its time: asking it once more would only keep the parent waiting. */
function unanswered(signal: AbortSignal, message: string, cause: unknown): WeatherFault {
  return signal.aborted
    ? new WeatherFault("refused", "deadline passed", 0, { cause })
    : new WeatherFault("transient", message, 0, { cause });
}

async function readBounded(response: Response, signal: AbortSignal): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MAX_BYTES) throw new WeatherFault("refused", "answer too long");
      text += decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof WeatherFault) throw error;
    throw unanswered(signal, "answer broke off", error);
  }
  return text + decoder.decode();
}
