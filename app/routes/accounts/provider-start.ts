// POST /auth/google and /auth/facebook: the start of a provider sign-in.

import { redirect } from "react-router";
import { providerRequest } from "~/contracts/accounts/account-forms.ts";
import { providerIn } from "~/contracts/accounts/oauth.ts";
import { safePath } from "~/domain/urls.ts";
import { sessionContext } from "~/http/context.ts";
import { done, leads, openFormAction } from "~/http/form-action.server.ts";
import { requireViewer } from "~/http/viewer.server.ts";
import { startProviderSignIn } from "~/usecases/accounts/sign-in-with-provider.ts";
import { OAUTH_COPY, PROVIDER_NAMES } from "~/words/en/accounts/oauth-copy.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import { PROVE_PATH } from "./auth-path.ts";
import { oauthNoticeName } from "./oauth-notice.ts";

export { authLimited as middleware } from "~/http/guards.server.ts";

/** A GET request starts nothing. */
export function loader() {
  return redirect("/auth");
}

export const action = openFormAction({
  contract: providerRequest,
  async act(sent) {
    const { config, now, nonce } = sent.app;
    const provider = providerIn(sent.url.pathname);
    const isProof = sent.fields.purpose === "prove";
    if (isProof) await requireViewer(sent);
    const from = safePath(sent.fields.from, config.origin, isProof ? "/profile" : "/");
    const proves = isProof ? sent.context.get(sessionContext).key : null;
    const started = await startProviderSignIn({ config, now }, { provider, from, proves });
    if (!started) {
      const notice = oauthNoticeName(provider, "not-set-up");
      return leads(redirect(`${isProof ? PROVE_PATH : "/auth"}?notice=${notice}`));
    }
    const page = handOff({ ...started, name: PROVIDER_NAMES[provider], nonce });
    return done({ to: started.url.href }, () => page, { "Set-Cookie": started.cookie });
  },
});

interface HandOff {
  url: URL;
  /** The Set-Cookie value that remembers the sign-in. */
  cookie: string;
  name: string;
  nonce: string;
}

/**
 * A page that redirects by itself: CSP's form-action blocks forms that redirect to another site, and a
 * provider redirects on to hosts that can't be listed.
 */
function handOff({ url, cookie, name, nonce }: HandOff): Response {
  const href = url.href.replaceAll("&", "&amp;");
  const html = `<!doctype html><html lang="${LANGUAGE.html}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${href}"><link rel="icon" href="/favicon.svg"><title>${OAUTH_COPY.handOff(name)}</title><style nonce="${nonce}">body{margin:0;padding:2rem;font:1.0625rem/1.55 system-ui,sans-serif}h1{font-size:1.3rem}</style></head><body><main><h1>${OAUTH_COPY.handOff(name)}</h1><p><a href="${href}">${OAUTH_COPY.handOffLink}</a></p></main></body></html>`;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "Set-Cookie": cookie,
    },
  });
}
