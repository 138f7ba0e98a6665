// /wear/how-we-count: the method behind every outfit, for everyone who wants to check it.

import { PageFrame } from "~/components/layout/page-frame.tsx";
import { publicHandle } from "~/components/layout/route-handle.tsx";
import { ArticleTable, PageLink, Points } from "~/components/public/article-parts.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { Section } from "~/components/ui/section.tsx";
import { AGREEMENT, FAIR_AGREEMENT, MODEL_SINCE, MODEL_VERSION } from "~/domain/today/model-version.ts";
import { publicPageMeta } from "~/routes/page-meta.ts";
import { dayWords } from "~/words/en/day-words.ts";
import { PICKER_COPY } from "~/words/en/public/guide-copy.ts";
import { HOW_COPY, shareWords } from "~/words/en/public/how-we-count-copy.ts";
import { WEAR_COPY } from "~/words/en/public/wear-copy.ts";
import { OUTFIT_COPY } from "~/words/en/today/outfit-copy.ts";
import type { Route } from "./+types/how-we-count-route";

export const handle = publicHandle({ sameFor: { parameters: [] }, isInSitemap: true });

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, { ...HOW_COPY, path: "/wear/how-we-count" });

export default function HowWeCount() {
  return (
    <PageFrame title={HOW_COPY.title} lead={HOW_COPY.lead}>
      <Notice look="look" title={HOW_COPY.isNew} />
      <div className="mt-10 grid grid-cols-1 gap-10">
        <Section titleId="method" title={HOW_COPY.method}>
          <ol className="mt-3 grid list-decimal gap-2 ps-5 marker:text-rose">
            {HOW_COPY.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Section>
        <Section titleId="agreement" title={HOW_COPY.agreement}>
          <p className="mt-3">{HOW_COPY.agreementText}</p>
          <AgreementTable />
          <p className="mt-3">
            {HOW_COPY.fairness(FAIR_AGREEMENT.withoutChart, FAIR_AGREEMENT.betweenCharts)}
          </p>
        </Section>
        <Section titleId="unknown" title={HOW_COPY.unknown}>
          <Points points={HOW_COPY.unknowns} />
        </Section>
        <Section titleId="sources" title={HOW_COPY.sources}>
          <ul className="mt-3 grid gap-2 text-sm">
            {HOW_COPY.list.map(({ name, url }) => (
              <li key={url}>
                <a className="linkish" href={url} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <p className="mt-8 text-xs text-ink-soft">
        {HOW_COPY.version(MODEL_VERSION, dayWords(MODEL_SINCE, PICKER_COPY.country, "date"))}{" "}
        {OUTFIT_COPY.advice}
      </p>
      <p className="mt-2 grid justify-items-start text-sm print:hidden">
        <PageLink to="/wear">{WEAR_COPY.title}</PageLink>
        <PageLink to="/wear/night">{WEAR_COPY.nights}</PageLink>
      </p>
    </PageFrame>
  );
}

function AgreementTable() {
  const { columns, kinds, agreement } = HOW_COPY;
  return (
    <div className="mt-4 [container:many-columns/inline-size]">
      <ArticleTable
        className="article-table figures"
        caption={agreement}
        columns={[columns.kind, columns.cells, columns.warmth, columns.hat, columns.mittens]}
      >
        {AGREEMENT.map(({ kind, cells, warmth, hat, mittens }) => (
          <tr key={kind}>
            <th scope="row">{kinds[kind]}</th>
            <td data-label={columns.cells}>{cells}</td>
            <td data-label={columns.warmth}>{shareWords(Math.round((warmth / cells) * 100))}</td>
            <td data-label={columns.hat}>{shareWords(hat)}</td>
            <td data-label={columns.mittens}>{shareWords(mittens)}</td>
          </tr>
        ))}
      </ArticleTable>
    </div>
  );
}
