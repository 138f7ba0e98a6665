// Error texts: by code, and those with variable parts.
import * as ERROR_TEXTS from "./error-texts.ts";

export { ERROR_TEXTS };

/** Why a dashboard couldn't be shared. */
export function shareFailed(message: string): string {
  return `Failed to enable dashboard replication: ${message}`;
}

/** A plan that doesn't exist or belongs to someone else. */
export function attemptNotFound(id: string): string {
  return `Attempt with ID ${id} not found.`;
}

/** A quiz that didn't become a plan. */
export function attemptNotCreated(message: string): string {
  return `Failed to create onboarding attempt: ${message}`;
}

/** A script's request that the server couldn't carry out. */
export function edgeFunctionFailed(message: string): string {
  return `Edge Function error: ${message}`;
}

/** How long to wait before trying again. */
export function tooManyTries(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait =
    retryAfterSeconds < 60 ? "in a moment" : minutes === 1 ? "in 1 minute" : `in ${minutes} minutes`;
  return `Too many attempts. Please try again ${wait}.`;
}
