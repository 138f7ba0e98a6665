// Turnstile for the forms that send mail to any address.
import type { RouterContextProvider } from "react-router";
import { appContext } from "~/context.ts";
import type { TurnstileWidget } from "~/contracts/accounts/credentials.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { letPeopleThrough } from "~/usecases/accounts/sign-in.ts";

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
}

/** What a page needs to show the widget; null where Turnstile is not configured. */
export function turnstileWidget({ context }: RouteArgs): TurnstileWidget | null {
  const { turnstile } = context.get(appContext).config;
  if (!turnstile) return null;
  return { siteKey: turnstile.siteKey, script: `${turnstile.origin}/turnstile/v0/api.js?render=explicit` };
}

/** The refusal for a visitor who hasn't passed Turnstile; null for everyone else. */
export async function refuseMachine(
  { context }: RouteArgs,
  token: string | undefined,
): Promise<{ message: string; init: { status: 403 } } | null> {
  const mayPass = await letPeopleThrough(context.get(appContext).config, token);
  return mayPass ? null : { message: ERROR_TEXTS.HUMAN_NEEDED, init: { status: 403 } };
}
