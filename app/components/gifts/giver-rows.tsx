import { Garment, GiftBox } from "~/components/illustrations/art.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { GiverLine, GiverLink } from "~/contracts/gifts/giver-page.ts";
import { imageUrl } from "~/contracts/wardrobe/image-variant.ts";
import { GIVER_COPY, leftWords, onTheirWay, wishedWords } from "~/words/en/gifts/giver-page-copy.ts";
import { monthsOfSize } from "~/words/en/gifts/parents-gifts-copy.ts";
import { COLON } from "~/words/en/language.ts";
import { LINK_CATEGORY_LABELS, SHOP_COPY } from "~/words/en/shopping/shop-copy.ts";
import { publicPath } from "~/words/public-path.ts";
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
            <a href={url} target="_blank" rel="sponsored nofollow noopener noreferrer" className="tap-link">
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

export interface GiverRowsProps {
  token: string;
  /** 'Ana & Sam'; null if neither parent has given a name. */
  parents: string | null;
  lines: readonly GiverLine[];
}

/** The lines of a gift list as givers see them. Each opens to what it's good for and where to buy it. Works without scripts. */
export function GiverRows({ lines, ...of }: GiverRowsProps) {
  return (
    <ul className="gift-rows">
      {lines.map((line) => (
        <Row key={line.key} line={line} {...of} />
      ))}
    </ul>
  );
}

function Row({ line, token, parents }: Omit<GiverRowsProps, "lines"> & { line: GiverLine }) {
  return (
    <li data-key={line.key} data-left={line.left}>
      <details>
        <summary>
          <span className="gift-tile">
            <LinePicture line={line} />
          </span>
          <span className="gift-name">
            {itemName(line.name)}
            <LineFacts line={line} parents={parents} />
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

/** '3–6 months · EU 68', or nothing. */
function sizeWords({ size, shopSize }: GiverLine): string {
  return [size && monthsOfSize(size), shopSize].filter(Boolean).join(" · ");
}

/** 'Footed Sleeper, 3–6 months · EU 68': what the script calls a line that was taken, too. */
function lineWords(line: GiverLine): string {
  return [line.name, sizeWords(line)].filter(Boolean).join(", ");
}

function LineFacts({ line, parents }: { line: GiverLine; parents: string | null }) {
  const isWish = line.garment === null;
  const size = sizeWords(line);
  return (
    <span className="gift-facts figures">
      {isWish && <span className="gift-own-wish">{GIVER_COPY.ownWish(parents)}</span>}
      {size && <span>{size}</span>}
      {(!isWish || line.wished > 1) && <b>{leftWords(line.left, line.wished)}</b>}
      {line.likely && <span>{line.likely}</span>}
    </span>
  );
}

export function LinePicture({ line: { garment } }: { line: GiverLine }) {
  if (!garment) return <GiftBox className="row-art" />;
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

/** Stand for figures; no list has as many pieces. */
const LEFT = 1_000_001;
const WISHED = 1_000_002;

/**
 * For the script of a gift list (assets/gift-list.js), which has no words of its own: what is left of a line, of several that are
 * wished for and of a single one; and what is left of a kind.
 */
export function leftTemplates() {
  const several = leftWords(LEFT, WISHED).replace(`${LEFT}`, "{left}").replace(`${WISHED}`, "{wished}");
  return {
    "data-several": several,
    "data-single": leftWords(1, 1),
    "data-of-kind": GIVER_COPY.leftOfKind(LEFT).replace(`${LEFT}`, "{left}"),
  };
}

/** The same for the number of gifts still needed, and of those on their way. */
export function wishedTemplates() {
  return {
    "data-one": wishedWords(1),
    "data-many": wishedWords(2),
    "data-way-one": onTheirWay(1),
    "data-way-many": onTheirWay(LEFT).replace(`${LEFT}`, "{way}"),
    "data-all": GIVER_COPY.allTaken,
  };
}
