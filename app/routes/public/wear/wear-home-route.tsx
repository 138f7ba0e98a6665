// /wear: one line for each temperature, and the form for another one.
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { PageLink } from "~/components/public/article-parts.tsx";
import { listedDegrees } from "~/domain/public/wear-address.ts";
import { unitsOfCountry } from "~/domain/weather/units.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { viewOverview } from "~/views/public/wear-view.ts";
import { PICKER_COPY } from "~/words/en/public/guide-copy.ts";
import { WEAR_COPY } from "~/words/en/public/wear-copy.ts";
import type { Route } from "./+types/wear-home-route";
import { WearForm } from "./wear-page.tsx";

export const handle = publicHandle({ sameFor: { parameters: [] }, isInSitemap: true });

export const meta: Route.MetaFunction = (args) => publicPageMeta(args, { ...WEAR_COPY, path: "/wear" });

/** The weathers that most places have. */
const SHOWN = { f: [10, 100], c: [-12, 38] } as const;

export function loader() {
  const units = unitsOfCountry(PICKER_COPY.country);
  const [from, to] = SHOWN[units];
  const listed = listedDegrees({ units, word: "stroller" }).filter(
    ({ degrees }) => degrees >= from && degrees <= to,
  );
  return { units, lines: viewOverview(listed) };
}

export default function WearHome({ loaderData }: Route.ComponentProps) {
  const { units, lines } = loaderData;
  return (
    <PageFrame title={WEAR_COPY.title} lead={WEAR_COPY.lead}>
      <WearForm question={{ units, word: "stroller", typed: "", isWrong: false }} />
      <h2 className="mt-8 text-lg">{WEAR_COPY.overview}</h2>
      <ul className="mt-2 divide-y divide-hairline border-y border-hairline">
        {lines.map(({ degrees, path, sentence }) => (
          <li key={path}>
            <a
              href={path}
              className="flow min-h-12 gap-x-4 py-2 text-sm text-ink no-underline hover:bg-sunken"
            >
              <span className="figures w-18 shrink-0 font-display text-lg">{degrees}</span>
              <span className="min-w-0 grow basis-40">{sentence}</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-6 grid text-sm">
        <PageLink to="/wear/night">{WEAR_COPY.nights}</PageLink>
        <PageLink to="/wear/how-we-count">{WEAR_COPY.how}</PageLink>
      </p>
    </PageFrame>
  );
}
