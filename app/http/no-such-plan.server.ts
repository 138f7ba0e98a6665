import { data } from "react-router";
import { attemptNotFound } from "~/copy/errors.ts";
import { isId } from "~/lib/new-id.ts";

/**
 * The 404 for a plan that doesn't exist or isn't the user's. Only a valid id is repeated from the address.
 */
export function noSuchPlan(planId: string) {
  const message = isId(planId) ? attemptNotFound(planId) : null;
  return data(message === null ? null : { message }, { status: 404 });
}
