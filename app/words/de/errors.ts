// Error texts: by code, and those with variable parts.
import * as ERROR_TEXTS from "./error-texts.ts";

export { ERROR_TEXTS };

/** Why a dashboard couldn't be shared. */
export function shareFailed(message: string): string {
  return `Das Teilen des Plans hat nicht geklappt: ${message}`;
}

/** A plan that doesn't exist or belongs to someone else. */
export function attemptNotFound(id: string): string {
  return `Wir finden keine Planung mit der ID ${id}.`;
}

/** A quiz that didn't become a plan. */
export function attemptNotCreated(message: string): string {
  return `Die Planung ließ sich nicht anlegen: ${message}`;
}

/** A script's request that the server couldn't carry out. */
export function edgeFunctionFailed(message: string): string {
  return `Fehler auf dem Server: ${message}`;
}

/** How long to wait before trying again. */
export function tooManyTries(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = retryAfterSeconds < 60 ? "gleich" : minutes === 1 ? "in 1 Minute" : `in ${minutes} Minuten`;
  return `Zu viele Versuche. Bitte versuch es ${wait} noch mal.`;
}
