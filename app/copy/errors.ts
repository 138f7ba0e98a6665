// What is said of what went wrong: the text of each code, and the texts that are put together.
import * as ERROR_TEXTS from "./error-texts.ts";

export { ERROR_TEXTS };

/** Why a dashboard could not be shared. */
export function shareFailed(message: string): string {
  return `Failed to enable dashboard replication: ${message}`;
}

/** A plan that is not there, or not theirs who ask for it. */
export function attemptNotFound(id: string): string {
  return `Attempt with ID ${id} not found.`;
}

/** A quiz that has become no plan. */
export function attemptNotCreated(message: string): string {
  return `Failed to create onboarding attempt: ${message}`;
}

/** What a script asked for that the server could not do. */
export function edgeFunctionFailed(message: string): string {
  return `Edge Function error: ${message}`;
}

/** Says how long to wait, in words. */
export function tooManyTries(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    retryAfterSeconds < 60 ? "in a moment" : minutes === 1 ? "in 1 minute" : `in ${minutes} minutes`;
  return `Too many attempts. Please try again ${wait}.`;
}
