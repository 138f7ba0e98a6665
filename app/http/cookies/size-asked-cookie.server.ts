// For which plans this browser was told "Not now" when it asked about the baby's size.
import { z } from "zod";
import { type CookieSettings, hostCookie } from "~/services/auth/host-cookie.server.ts";

/** Never twice in a fortnight. */
const LIFE_SECONDS = 14 * 24 * 60 * 60;
/** As many plans as anyone looks at in that time. */
const MOST_PLANS = 5;

const plans = z.array(z.string().max(64)).max(MOST_PLANS);

/** The Set-Cookie value that adds a plan. */
export async function sizeAskedCookie(
  settings: CookieSettings,
  request: Request,
  planId: string,
): Promise<string> {
  const others = (await readSizeAsked(settings, request)).filter((plan) => plan !== planId);
  const asked = [planId, ...others].slice(0, MOST_PLANS);
  return hostCookie(settings, "size-asked").serialize(asked, { maxAge: LIFE_SECONDS });
}

/** The plans for which nothing is asked now. */
export async function readSizeAsked(settings: CookieSettings, request: Request): Promise<string[]> {
  const value: unknown = await hostCookie(settings, "size-asked").parse(request.headers.get("Cookie"));
  return plans.safeParse(value).data ?? [];
}
