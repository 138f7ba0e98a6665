// Lets crawlers see the public pages. The others would only redirect them to the sign-in.
import { appContext } from "~/context.ts";
import { INSIDE_WORDS } from "~/language/addresses.ts";
import { LANGUAGES, pathIn } from "~/language/languages.ts";
import type { Route } from "./+types/robots";

/** Pages for people on their way in. */
const ON_THE_WAY_IN = ["/auth/", "/reset-password", "/unsubscribe", "/replicate", "/invitation"];

export function loader({ context }: Route.LoaderArgs): Response {
  const { config } = context.get(appContext);
  const lines = [
    "User-agent: *",
    ...INSIDE_WORDS.map((word) => `Disallow: /${word}`),
    ...ON_THE_WAY_IN.flatMap((path) => LANGUAGES.map((language) => `Disallow: ${pathIn(language, path)}`)),
    "Disallow: /dev/",
    "",
    `Sitemap: ${config.origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
