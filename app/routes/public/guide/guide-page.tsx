import type { ReactNode } from "react";
import { Garment } from "~/components/illustrations/art.tsx";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { ArticleTable, PageLink, Points, QuizCall } from "~/components/public/article-parts.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { Section } from "~/components/ui/section.tsx";
import type { RoomQuestion } from "~/contracts/public/room.ts";
import type { ShopLink } from "~/contracts/shopping/shop-links-answer.ts";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import { GUIDE_KEYS, type GuideKey, TOG_BANDS } from "~/domain/wardrobe/tog.ts";
import { toCelsius } from "~/domain/weather/units.ts";
import type { GuideLinks } from "~/views/public/guide-links.ts";
import type { NightRow } from "~/views/public/wear-night-view.ts";
import { labelled } from "~/words/en/language.ts";
import {
  bandWords,
  GUIDE_COPY,
  GUIDE_SHOP_COPY,
  SAFETY_COPY,
  SOURCES_COPY,
  STOP_COPY,
  TOG_COPY,
  TRANSITION_COPY,
  togWords,
} from "~/words/en/public/guide-copy.ts";
import { WEAR_NIGHT_COPY } from "~/words/en/public/wear-copy.ts";
import { CostTable, type GuideNight, RoomPicker } from "./room-picker.tsx";

/** The products that the guide mentions, each with a budget and a premium pick; nothing if there are no links. */
function GuideShop({ links }: { links: GuideLinks }) {
  const offered = GUIDE_KEYS.filter((key) => links[key]);
  if (offered.length === 0) return null;
  return (
    <Section titleId="guide-shop" title={GUIDE_SHOP_COPY.title} className="mt-10 print:hidden">
      <p className="mt-2 text-xs text-ink-soft">{GUIDE_SHOP_COPY.disclosure}</p>
      <ul className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {offered.map((key) => (
          <Offer key={key} name={key} {...links[key]} />
        ))}
      </ul>
    </Section>
  );
}

function Offer({ name, budget, premium }: { name: GuideKey; budget?: ShopLink; premium?: ShopLink }) {
  const { budget: budgetWords, premium: premiumWords } = GUIDE_SHOP_COPY;
  return (
    <li className="card flow gap-3 p-[12px]">
      <Garment name={name} category={ITEM_CATEGORY.blankets} className="size-12 shrink-0" />
      <div className="min-w-0 grow basis-40 text-sm">
        <p className="font-semibold break-words">{(budget ?? premium)?.title}</p>
        <p className="flex flex-wrap gap-x-4">
          {budget && <Outward link={budget} words={budgetWords} />}
          {premium && <Outward link={premium} words={premiumWords} />}
        </p>
      </div>
    </li>
  );
}

function Outward({ link: { url, title }, words }: { link: ShopLink; words: string }) {
  return (
    <a className="tap-link" href={url} rel="sponsored nofollow noopener">
      {words}
      <span className="sr-only">: {title}</span>
    </a>
  );
}

/** All temperature bands, from the warmest room to the coldest, with what is worn under each sack by the table of nights. */
function TogTable({ nights }: { nights: readonly NightRow[] }) {
  const { caption, columns } = TOG_COPY;
  return (
    <div className="article-tables mt-4">
      <ArticleTable caption={caption} columns={[columns.room, columns.tog, columns.under]}>
        {TOG_BANDS.map(({ tog, itemKey, from, to }) => (
          <tr key={tog}>
            <th scope="row" className="figures">
              {bandWords(inBoth(from), inBoth(to))}
            </th>
            <td data-label={columns.tog} className="figures font-display text-lg">
              {togWords(tog)}
            </td>
            <td data-label={columns.under}>
              {nights
                .filter(({ key }) => key === itemKey)
                .map(({ room, under }) => (
                  <span key={room} className="block">
                    {labelled(room, under)}
                  </span>
                ))}
            </td>
          </tr>
        ))}
      </ArticleTable>
    </div>
  );
}

function inBoth(fahrenheit: number | null): readonly [number, number] | null {
  return fahrenheit === null ? null : [fahrenheit, Math.round(toCelsius(fahrenheit))];
}

interface GuidePageProps {
  question: RoomQuestion;
  /** What is worn in the room that was asked about; null for none. */
  night: GuideNight | null;
  nights: readonly NightRow[];
  /** Null if they couldn't be read. */
  links: GuideLinks | null;
  nonce: string;
}

/** The guide: the answer for one room, then why, when, what comes next, and what it costs. */
export function GuidePage({ question, night, nights, links, nonce }: GuidePageProps) {
  return (
    <PageFrame title={GUIDE_COPY.title}>
      <RoomPicker question={question} night={night} />
      <p className="mt-3 text-xs text-ink-soft">
        {GUIDE_COPY.notAdvice} {GUIDE_COPY.reviewed}.
      </p>
      <Part {...TOG_COPY} art="sleep_sack_tog_10">
        <p className="mt-3">{TOG_COPY.text}</p>
        <TogTable nights={nights} />
        <p className="mt-2 text-sm print:hidden">
          <PageLink to="/wear/night">{WEAR_NIGHT_COPY.caption}</PageLink>
        </p>
      </Part>
      <Part {...STOP_COPY} art="swaddle_muslin">
        <p className="mt-3 font-semibold">{STOP_COPY.lead}</p>
        <Points points={STOP_COPY.signs} />
        <p className="mt-3">{STOP_COPY.after}</p>
      </Part>
      <Part {...TRANSITION_COPY} art="sleep_suit_transition">
        <p className="mt-3">{TRANSITION_COPY.text}</p>
        <Points points={TRANSITION_COPY.rules} />
      </Part>
      <CostTable nonce={nonce} />
      <Part {...SAFETY_COPY} art="sleep_sack_tog_02">
        <Points points={SAFETY_COPY.rules} />
      </Part>
      {links ? (
        <GuideShop links={links} />
      ) : (
        <Notice className="mt-10" look="look" title={GUIDE_SHOP_COPY.title}>
          {GUIDE_SHOP_COPY.unreadable}
        </Notice>
      )}
      <QuizCall className="rounded-card bg-blush" />
      <Part {...SOURCES_COPY}>
        <p className="mt-3 text-sm">{SOURCES_COPY.text}</p>
        <ul className="mt-2 grid gap-1 text-sm">
          {SOURCES_COPY.list.map(({ name, url }) => (
            <li key={url}>
              <a className="linkish" href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Part>
    </PageFrame>
  );
}

function Part({
  id,
  title,
  art,
  children,
}: {
  id: string;
  title: string;
  art?: GuideKey;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-10">
      <div className="flex items-center gap-3">
        {art && <Garment name={art} category={ITEM_CATEGORY.blankets} className="size-12 shrink-0" />}
        <h2 id={id} className="text-lg">
          {title}
        </h2>
      </div>
      {children}
    </section>
  );
}
