// GET /auth/google/callback and /auth/facebook/callback: back from the provider.
import { redirect } from "react-router";
import { appContext } from "~/context.ts";
import { providerName } from "~/contracts/accounts/oauth.ts";
import { oauthNoticeName } from "~/copy/accounts/oauth.ts";
import { limitRate } from "~/middleware/rate-limit.server.ts";
import { sessionCookie } from "~/services/auth/session-cookie.server.ts";
import { finishProviderSignIn } from "~/usecases/accounts/sign-in-with-provider.ts";
import type { Route } from "./+types/provider-callback";

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth", "GET")];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, db, outbox, now } = context.get(appContext);
  const url = new URL(request.url);
  const provider = providerName.parse(url.pathname.split("/")[2]);
  const userAgent = request.headers.get("User-Agent");
  const outcome = await finishProviderSignIn(
    { config, db, outbox, now, userAgent },
    { provider, params: url.searchParams, cookieHeader: request.headers.get("Cookie") },
  );
  const headers = new Headers({ "Referrer-Policy": "no-referrer" });
  for (const cookie of outcome.cookies) headers.append("Set-Cookie", cookie);
  if (outcome.kind === "address-needed") return redirect("/auth/complete", { headers });
  if (outcome.kind === "refused") {
    const { reason, from } = outcome;
    const params = new URLSearchParams({
      notice: oauthNoticeName(provider, reason),
      ...(from === "/" ? {} : { from }),
    });
    return redirect(`/auth?${params}`, { headers });
  }
  const { userId, token } = outcome.session;
  headers.append("Set-Cookie", await sessionCookie(config, userId, token));
  return redirect(outcome.from, { headers });
}
