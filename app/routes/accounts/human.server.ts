// Turnstile before the forms that mail to strangers, as their routes know it.
import type { RouterContextProvider } from "react-router";
import { appContext } from "~/context.ts";
import type { TurnstileWidget } from "~/contracts/accounts/turnstile.ts";
import { ERROR_TEXTS } from "~/copy/errors.ts";
import { letPeopleThrough } from "~/usecases/accounts/let-people-through.ts";

interface RouteArgs {
  context: Readonly<RouterContextProvider>;
}

/** What a page needs to show the widget; null where it is not configured. */
export function turnstileWidget({ context }: RouteArgs): TurnstileWidget | null {
  const { turnstile } = context.get(appContext).config;
  if (!turnstile) return null;
  return { siteKey: turnstile.siteKey, script: `${turnstile.origin}/turnstile/v0/api.js?render=explicit` };
}

/** What to say to whoever has not shown to be a person; null for everybody else. */
export async function refuseMachine(
  { context }: RouteArgs,
  token: string | undefined,
): Promise<{ message: string; init: { status: 403 } } | null> {
  const mayPass = await letPeopleThrough(context.get(appContext).config, token);
  return mayPass ? null : { message: ERROR_TEXTS.HUMAN_NEEDED, init: { status: 403 } };
}
