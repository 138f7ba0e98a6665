// Lets crawlers see the public pages. The others would only redirect them to the sign-in.
import { appContext } from "~/http/context.ts";
import { INSIDE_WORDS } from "~/words/addresses.ts";
import { LANGUAGES, pathIn } from "~/words/languages.ts";
import type { Route } from "./+types/robots";

/** The ways to other sites. */
const ON_THE_WAY_OUT = ["/auth/google", "/auth/facebook"];
/**
 * Pages below those words whose addresses carry a secret. Like all such pages they say noindex, and a crawler that may not read them
 * would list an address that it has found.
 */
const WITH_SECRETS = ["/today/", "/profile/email/confirm"];

export function loader({ context }: Route.LoaderArgs): Response {
  const { config } = context.get(appContext);
  const lines = [
    "User-agent: *",
    ...INSIDE_WORDS.map((word) => `Disallow: /${word}`),
    ...WITH_SECRETS.map((path) => `Allow: ${path}`),
    ...ON_THE_WAY_OUT.flatMap((path) => LANGUAGES.map((language) => `Disallow: ${pathIn(language, path)}`)),
    "Disallow: /dev/",
    "",
    `Sitemap: ${config.origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
