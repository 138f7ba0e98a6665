// Where the reader is, for one visit of Today: a cell of 0.1° in a cookie, because addresses end up in logs (E18).
import { readPosition, type Spot } from "../weather/hourly-forecast.ts";

const NAME = "where-i-am";

/** The name of the cookie; on https, one limited to this host. */
export function ownPositionCookieName(isHttps: boolean): string {
  return isHttps ? `__Host-${NAME}` : NAME;
}

const COOKIES = {
  https: /(?:^|;\s*)__Host-where-i-am=([-\d.,]{1,16})(?:;|$)/,
  http: /(?:^|;\s*)where-i-am=([-\d.,]{1,16})(?:;|$)/,
};

/** The position in a Cookie header; null without one, and for any but the middle of a cell. */
export function readOwnPosition(cookieHeader: string | null, isHttps: boolean): Spot | null {
  const [, text] = COOKIES[isHttps ? "https" : "http"].exec(cookieHeader ?? "") ?? [];
  return text === undefined ? null : readPosition(text);
}
