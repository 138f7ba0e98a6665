import { Garment } from "~/components/illustrations/art.tsx";
import type { ShopLink } from "~/contracts/shopping/shop-links-answer.ts";
import { GUIDE_SHOP_COPY } from "~/copy/public/guide-copy.ts";
import { ITEM_CATEGORY } from "~/domain/ids.ts";
import { GUIDE_KEYS, type GuideKey } from "~/domain/wardrobe/tog.ts";
import type { GuideLinks } from "~/views/public/guide-links.ts";

/**
 * The products that the guide mentions, each with a budget and a premium pick; nothing if there are no links.
 */
export function GuideShop({ links }: { links: GuideLinks }) {
  const offered = GUIDE_KEYS.filter((key) => links[key]);
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="guide-shop" className="mt-10 print:hidden">
      <h2 id="guide-shop" className="text-lg">
        {GUIDE_SHOP_COPY.title}
      </h2>
      <p className="mt-2 text-xs text-ink-soft">{GUIDE_SHOP_COPY.disclosure}</p>
      <ul className="mt-3 grid grid-cols-1 gap-2 sm:grid-cols-2">
        {offered.map((key) => (
          <Offer key={key} name={key} {...links[key]} />
        ))}
      </ul>
    </section>
  );
}

function Offer({ name, budget, premium }: { name: GuideKey; budget?: ShopLink; premium?: ShopLink }) {
  const { budget: budgetWords, premium: premiumWords } = GUIDE_SHOP_COPY;
  return (
    <li className="card flex flex-wrap items-center gap-3 p-[12px]">
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
    <a className="linkish inline-flex min-h-11 items-center" href={url} rel="sponsored nofollow noopener">
      {words}
      <span className="sr-only">: {title}</span>
    </a>
  );
}
