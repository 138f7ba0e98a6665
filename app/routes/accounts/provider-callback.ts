// GET /auth/google/callback and /auth/facebook/callback: the return from the provider.

import { providerIn } from "~/contracts/accounts/oauth.ts";
import { appContext, sessionContext } from "~/http/context.ts";
import { flashCookie } from "~/http/cookies/page-cookies.server.ts";
import { readKnownDevices } from "~/http/cookies/sign-out.server.ts";
import { limitRate } from "~/http/guards.server.ts";
import { signInHeaders } from "~/http/session-upkeep.server.ts";
import { toPublic } from "~/http/to-public.server.ts";
import { finishProviderSignIn, languageOfSignIn } from "~/usecases/accounts/sign-in-with-provider.ts";
import { inLanguage } from "~/words/speak.server.ts";
import type { Route } from "./+types/provider-callback";
import { PROVE_PATH } from "./auth-path.ts";
import { oauthNoticeName } from "./oauth-notice.ts";

export const middleware: Route.MiddlewareFunction[] = [limitRate("auth", "GET")];

export async function loader(args: Route.LoaderArgs) {
  const { config, now } = args.context.get(appContext);
  const language = await languageOfSignIn({ config, now }, args.request.headers.get("Cookie"));
  return inLanguage(language, () => finish(args));
}

async function finish(args: Route.LoaderArgs): Promise<Response> {
  const { request, context, url } = args;
  const { config, db, outbox, now } = context.get(appContext);
  const provider = providerIn(url.pathname);
  const userAgent = request.headers.get("User-Agent");
  const devices = await readKnownDevices(config, request, now);
  const outcome = await finishProviderSignIn(
    { config, db, outbox, now, userAgent, devices },
    {
      provider,
      params: url.searchParams,
      cookieHeader: request.headers.get("Cookie"),
      session: context.get(sessionContext).key,
    },
  );
  const headers = outcome.kind === "signed-in" ? await signInHeaders(args, outcome.session) : new Headers();
  headers.set("Referrer-Policy", "no-referrer");
  for (const cookie of outcome.cookies) headers.append("Set-Cookie", cookie);
  switch (outcome.kind) {
    case "signed-in":
      return toPublic(config, outcome.from, { headers });
    case "address-needed":
      return toPublic(config, "/auth/complete", { headers });
    case "owner-needed":
      return toPublic(config, "/auth/connect", { headers });
    case "proved":
      headers.append("Set-Cookie", await flashCookie(config, "proved"));
      return toPublic(config, outcome.from, { headers });
    case "refused": {
      const { reason, from, isProof } = outcome;
      const params = new URLSearchParams({
        notice: oauthNoticeName(provider, reason),
        ...(from === "/" ? {} : { from }),
      });
      return toPublic(config, `${isProof ? PROVE_PATH : "/auth"}?${params}`, { headers });
    }
    default:
      return outcome satisfies never;
  }
}
