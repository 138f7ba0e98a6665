import { Garment } from "~/components/illustrations/art.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { GiverLine, GiverLink, GiverSection } from "~/contracts/gifts/giver-page.ts";
import { imageUrl } from "~/contracts/wardrobe/image-variant.ts";
import { GIVER_COPY, leftWords, wishedWords } from "~/copy/gifts/giver-page-copy.ts";
import { COLON } from "~/copy/label-copy.ts";
import { LINK_CATEGORY_LABELS, SHOP_COPY } from "~/copy/shopping/shop-copy.ts";
import { SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import { publicPath } from "~/language/public-path.ts";
import { reservePath } from "./giver-paths.ts";

/** Where to buy something, with the disclosure; nothing without links. */
export function GiverLinks({ links }: { links: readonly GiverLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <ul aria-label={GIVER_COPY.whereToBuy} className="flex flex-wrap gap-x-4">
        {links.map(({ category, title, url }) => (
          <li key={url} className="min-w-0 break-words">
            <span className="text-xs text-ink-soft">{`${LINK_CATEGORY_LABELS[category]}${COLON}`}</span>
            <a
              href={url}
              target="_blank"
              rel="sponsored nofollow noopener noreferrer"
              className="linkish inline-flex min-h-11 items-center"
            >
              {title}
              <span className="sr-only"> ({SHOP_COPY.newTab})</span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">{SHOP_COPY.disclosure}</p>
    </>
  );
}

// The lines of a gift list as givers see them: drawing or photo, name, size, what is left, and Reserve. A line opens to what it is
// good for and where to buy it. Works without scripts.

interface SectionsProps {
  token: string;
  sections: readonly GiverSection[];
}

export function GiverSections({ token, sections }: SectionsProps) {
  return sections.map(({ level, lines }) => (
    <section key={level} className="mt-4 first:mt-0">
      <h2 className="border-b border-hairline pb-1 text-base sm:text-lg">{GIVER_COPY.sections[level]}</h2>
      <ul className="gift-rows">
        {lines.map((line) => (
          <Row key={line.key} line={line} token={token} />
        ))}
      </ul>
    </section>
  ));
}

function Row({ line, token }: { line: GiverLine; token: string }) {
  return (
    <li data-key={line.key} data-left={line.left}>
      <details>
        <summary>
          <Picture line={line} />
          <span className="gift-name">
            {itemName(line.name)}
            <LineFacts line={line} />
          </span>
          <Chevron className="gift-mark" />
        </summary>
        <LineMore line={line} />
      </details>
      <a
        href={publicPath(reservePath(token, line.key))}
        data-chrome
        className={buttonClasses("quiet", "min-h-11! shrink-0 px-4!")}
      >
        {GIVER_COPY.reserve}
        <span className="sr-only">{` ${lineWords(line)}`}</span>
      </a>
    </li>
  );
}

/** '3–6m · EU 68', or nothing. */
function sizeWords({ size, shopSize }: GiverLine): string {
  return [size && SIZE_LABELS[size], shopSize].filter(Boolean).join(" · ");
}

/** 'Footed Sleeper, 3–6m · EU 68': what the script calls a line that was taken, too. */
function lineWords(line: GiverLine): string {
  return [line.name, sizeWords(line)].filter(Boolean).join(", ");
}

function LineFacts({ line }: { line: GiverLine }) {
  const size = sizeWords(line);
  return (
    <span className="gift-facts figures">
      {size && <span>{size}</span>}
      <b>{leftWords(line.left, line.wished)}</b>
    </span>
  );
}

function Picture({ line: { garment } }: { line: GiverLine }) {
  if (!garment) return <span className="row-art" />;
  const drawing = <Garment name={garment.nameId} category={garment.category} className="row-art" />;
  if (!garment.image) return drawing;
  return (
    <span className="row-art">
      {drawing}
      <img
        alt=""
        width={44}
        height={44}
        loading="lazy"
        className="absolute inset-0 size-11 rounded-lg object-cover"
        src={imageUrl({ contentHash: garment.image, size: 96, format: "jpeg" })}
      />
    </span>
  );
}

function LineMore({ line: { note, weather, links, wishLink, priceHint } }: { line: GiverLine }) {
  return (
    <div className="gift-more">
      {weather && <p>{weather}</p>}
      {note && <p>{note}</p>}
      {priceHint && <p>{priceHint}</p>}
      {wishLink && (
        <p>
          <a href={wishLink} target="_blank" rel="nofollow noopener noreferrer" className="linkish">
            {GIVER_COPY.itsLink}
            <span className="sr-only"> ({GIVER_COPY.newTab})</span>
          </a>
        </p>
      )}
      <GiverLinks links={links} />
    </div>
  );
}

/** What is reserved altogether, folded away. Without any it's hidden: the script moves lines there. */
export function TakenLines({ lines }: { lines: readonly GiverLine[] }) {
  return (
    <details data-key="taken" className="category mt-6" hidden={lines.length === 0}>
      <summary>
        <h2>
          {GIVER_COPY.taken} <span className="figures text-sm font-normal text-ink-soft">{lines.length}</span>
        </h2>
        <Chevron className="category-mark" />
      </summary>
      <ul className="mt-2 grid gap-1 text-sm text-ink-soft">
        {lines.map((line) => (
          <li key={line.key} className="break-words">
            {lineWords(line)}
          </li>
        ))}
      </ul>
    </details>
  );
}

// The words that the script of a gift list (assets/gift-list.js) puts figures into: it has none of its own, because the page has
// them in its language.

/** Stand for figures; no list has as many pieces. */
const LEFT = 1_000_001;
const WISHED = 1_000_002;

/** For what is left of a line: of several that are wished for, and of a single one. */
export function leftTemplates() {
  const several = leftWords(LEFT, WISHED).replace(`${LEFT}`, "{left}").replace(`${WISHED}`, "{wished}");
  return { "data-several": several, "data-single": leftWords(1, 1) };
}

/** For the number of things still wished for. */
export function wishedTemplates() {
  return {
    "data-one": wishedWords(1),
    "data-many": wishedWords(2),
    "data-all": GIVER_COPY.allTaken,
  };
}
