import { data } from "react-router";
import { attemptNotFound } from "~/copy/errors.ts";
import { isId } from "~/lib/ids.ts";

/** The 404 of a plan that is not there, or not theirs who ask. Nothing of an address is said again but an id. */
export function noSuchAttempt(onboardingId: string) {
  const message = isId(onboardingId) ? attemptNotFound(onboardingId) : null;
  return data(message === null ? null : { message }, { status: 404 });
}
