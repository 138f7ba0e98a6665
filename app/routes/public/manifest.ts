// How the installed application looks, and its shortcuts (E22).

import { SITUATION_PARAM } from "~/domain/today/today-params.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import { PLACE_LABELS, PRODUCT_NAME, TAGLINE } from "~/words/en/layout.ts";
import { TODAY_COPY } from "~/words/en/today/today-copy.ts";
import { publicPath } from "~/words/public-path.ts";

const PAPER = "#fbf6f0";

const manifest = () => ({
  id: publicPath("/"),
  name: `${PRODUCT_NAME} · ${TAGLINE}`,
  short_name: PRODUCT_NAME,
  start_url: publicPath("/"),
  scope: "/",
  display: "standalone",
  lang: LANGUAGE.tag,
  background_color: PAPER,
  theme_color: PAPER,
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
  shortcuts: [
    { name: PLACE_LABELS.today, url: "/today" },
    { name: TODAY_COPY.tonight, url: `/today?${SITUATION_PARAM}=night` },
    { name: PLACE_LABELS.shopping, url: "/shopping" },
  ],
});

export function loader(): Response {
  return Response.json(manifest(), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": "public, max-age=86400" },
  });
}
