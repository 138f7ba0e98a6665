// /wear/night: room, sack, and clothes in one table, also on paper.
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { ArticleTable, PageLink, SafetyNotes } from "~/components/public/article-parts.tsx";
import { unitsOfCountry } from "~/domain/weather/units.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { type NightRow, viewNights } from "~/views/public/wear-night-view.ts";
import { PICKER_COPY } from "~/words/en/public/guide-copy.ts";
import { WEAR_COPY, WEAR_NIGHT_COPY } from "~/words/en/public/wear-copy.ts";
import { NOTE_TEXTS, OUTFIT_COPY } from "~/words/en/today/outfit-copy.ts";
import type { Route } from "./+types/wear-night-route";
import { WearForm } from "./wear-page.tsx";

export const handle = publicHandle({ sameFor: { parameters: [] }, isInSitemap: true });

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, { ...WEAR_NIGHT_COPY, path: "/wear/night" });

export function loader() {
  const units = unitsOfCountry(PICKER_COPY.country);
  return { rows: viewNights(units), units };
}

export default function WearNight({ loaderData }: Route.ComponentProps) {
  const { rows, units } = loaderData;
  return (
    <PageFrame title={WEAR_NIGHT_COPY.title} lead={WEAR_NIGHT_COPY.lead}>
      <div data-chrome>
        <WearForm question={{ units, word: "night", typed: "", isWrong: false }} />
      </div>
      <Nights rows={rows} />
      <p className="mt-2 text-xs text-ink-soft">{WEAR_NIGHT_COPY.newborn}</p>
      <SafetyNotes
        notes={[
          NOTE_TEXTS.feel_the_neck,
          NOTE_TEXTS.nothing_loose,
          NOTE_TEXTS.head_bare,
          NOTE_TEXTS.follow_the_label,
          OUTFIT_COPY.advice,
        ]}
      />
      <p className="mt-6 grid justify-items-start text-sm print:hidden">
        <PageLink to="/wear">{WEAR_COPY.title}</PageLink>
        <PageLink to="/swaddles-sleep-sacks">{WEAR_COPY.guide}</PageLink>
        <PageLink to="/wear/how-we-count">{WEAR_COPY.how}</PageLink>
      </p>
    </PageFrame>
  );
}

function Nights({ rows }: { rows: readonly NightRow[] }) {
  const { caption, columns } = WEAR_NIGHT_COPY;
  return (
    <div className="article-tables mt-6">
      <ArticleTable caption={caption} columns={[columns.room, columns.sack, columns.under]}>
        {rows.map(({ room, path, sack, under, first }) => (
          <tr key={path}>
            <th scope="row" className="figures">
              <a className="linkish" href={path}>
                {room}
              </a>
            </th>
            <td data-label={columns.sack}>{sack}</td>
            <td data-label={columns.under}>
              {under}
              {first && <span className="block text-xs text-ink-soft">{first}</span>}
            </td>
          </tr>
        ))}
      </ArticleTable>
    </div>
  );
}
