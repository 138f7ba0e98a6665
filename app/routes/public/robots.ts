// Lets crawlers see the public pages. The others would only redirect them to the sign-in.
import { appContext } from "~/context.ts";
import { isPublicPath } from "~/language/addresses.ts";
import { LANGUAGES, pathIn } from "~/language/languages.ts";
import type { Route } from "./+types/robots";

const NOT_FOR_CRAWLERS = [
  "/admin/",
  "/auth/",
  "/dashboard",
  "/age-range",
  "/onboarding",
  "/profile",
  "/scenario-comparison",
  "/shopping",
  "/subscription",
  "/transition",
  "/travel-plans",
  "/travel-quiz",
  "/unsent",
  "/unsubscribe",
  "/replicate",
  "/invitation",
  "/reset-password",
  "/logout",
  "/dev/",
];

export function loader({ context }: Route.LoaderArgs): Response {
  const { config } = context.get(appContext);
  const lines = [
    "User-agent: *",
    ...NOT_FOR_CRAWLERS.flatMap((path) =>
      isPublicPath(path)
        ? LANGUAGES.map((language) => `Disallow: ${pathIn(language, path)}`)
        : `Disallow: ${path}`,
    ),
    "",
    `Sitemap: ${config.origin}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=86400" },
  });
}
