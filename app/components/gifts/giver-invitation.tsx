// A giver's page as an invitation: the parents' greeting, their ideas, what belongs together, the rest by kind, and how many in all.
// Drawn on the server alone.

import { buttonClasses } from "~/components/ui/button.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import type { GiverBundle, GiverPage } from "~/contracts/gifts/giver-page.ts";
import { IDEAS_AT_FIRST } from "~/domain/gifts/giver-order.ts";
import { GIVER_COPY, onTheirWay, wishedWords } from "~/words/en/gifts/giver-page-copy.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import { reservePath } from "./giver-paths.ts";
import { GiverRows, LinePicture, wishedTemplates } from "./giver-rows.tsx";

type PartProps = { token: string; page: GiverPage };

/** Drawings over the title: of what the parents wish for most. */
const HERO = 3;
/** Letters that fit above the ideas on a phone's first screen; a longer greeting is cut there until it is opened. */
const GREETING_AT_FIRST = 130;
/** Letters that fit there with text of twice the size. */
const LARGE_GREETING_AT_FIRST = 40;

/** The title with the drawings above it. */
export function InvitationTitle({ page }: { page: GiverPage }) {
  const lines = [...page.ideas, ...page.bundles.flatMap((bundle) => bundle.lines.map(({ line }) => line))];
  const drawn = lines.filter(
    ({ garment }, at) => lines.findIndex((other) => other.garment?.nameId === garment?.nameId) === at,
  );
  return (
    <>
      <span className="gift-hero">
        {drawn.slice(0, HERO).map((line) => (
          <LinePicture
            key={line.key}
            line={{ ...line, garment: line.garment && { ...line.garment, image: null } }}
          />
        ))}
      </span>
      {page.title}
    </>
  );
}

/**
 * The parents' own words and names, and the place and the month if they say them. A greeting of a few lines stands there twice:
 * whole, and cut for readers with large text; the styles show one of them.
 */
export function Greeting({ page: { greeting, parents, place, month } }: { page: GiverPage }) {
  const about = [place, month && GIVER_COPY.dueIn(month)].filter(Boolean).join(" · ");
  const isShort = greeting.length <= LARGE_GREETING_AT_FIRST;
  const isLong = greeting.length > GREETING_AT_FIRST;
  return (
    <div id="gift-greeting" className="gift-greeting">
      {greeting !== "" && !isLong && <q className={isShort ? "" : "gift-greeting-whole"}>{greeting}</q>}
      {!isShort && (
        <details data-key="greeting" className={isLong ? "" : "gift-greeting-cut"}>
          <summary>
            <q>{greeting}</q>
            <span className="linkish">{GIVER_COPY.readMore}</span>
          </summary>
        </details>
      )}
      {parents && <p className="gift-love">{GIVER_COPY.love(parents)}</p>}
      {about && <p className="figures text-sm text-ink-soft">{about}</p>}
    </div>
  );
}

/** What the parents wish for most: the first few open, the others folded. */
export function Ideas({ token, page: { ideas, parents } }: PartProps) {
  if (ideas.length === 0) return null;
  const more = ideas.slice(IDEAS_AT_FIRST);
  return (
    <section>
      <h2 className="gift-part">{GIVER_COPY.ideas(parents)}</h2>
      <GiverRows token={token} parents={parents} lines={ideas.slice(0, IDEAS_AT_FIRST)} />
      {more.length > 0 && (
        <details data-key="ideas" className="gift-more-ideas">
          <summary>
            {GIVER_COPY.moreIdeas(more.length)}
            <Chevron className="gift-mark" />
          </summary>
          <GiverRows token={token} parents={parents} lines={more} />
        </details>
      )}
    </section>
  );
}

/** Bundles, each reserved as one or, unfolded, singly. */
export function Together({ token, page: { bundles, parents } }: PartProps) {
  if (bundles.length === 0) return null;
  return (
    <section>
      <h2 className="gift-part">{GIVER_COPY.together}</h2>
      {bundles.map((bundle) => (
        <BundleCard key={bundle.id} token={token} parents={parents} bundle={bundle} />
      ))}
    </section>
  );
}

type BundleProps = { token: string; parents: string | null; bundle: GiverBundle };

function BundleCard({ token, parents, bundle: { id, what, pieces, parts, lines } }: BundleProps) {
  const drawn = lines.flatMap(({ line, pieces: of }) =>
    Array.from({ length: of }, (_, at) => ({ line, at })),
  );
  return (
    <div data-together={id} className="gift-bundle">
      <p className="gift-bundle-art">
        {drawn.map(({ line, at }) => (
          <LinePicture key={`${line.key}-${at}`} line={line} />
        ))}
      </p>
      <h3>{GIVER_COPY.bundles[id]}</h3>
      <p className="figures text-sm text-ink-soft">{itemName(what)}</p>
      <a
        href={publicPath(reservePath(token, parts))}
        data-chrome
        className={buttonClasses("quiet", "mt-3 grow")}
      >
        {GIVER_COPY.reserveAll(pieces)}
        <span className="sr-only">{`: ${what}`}</span>
      </a>
      <details data-key={`together-${id}`} data-chrome>
        <summary>
          {GIVER_COPY.pickOne}
          <span className="sr-only">{`: ${GIVER_COPY.bundles[id]}`}</span>
        </summary>
        <GiverRows token={token} parents={parents} lines={lines.map(({ line }) => line)} />
      </details>
    </div>
  );
}

/** Everything else, folded by kind. */
export function ByKind({ token, page: { kinds, parents } }: PartProps) {
  if (kinds.length === 0) return null;
  return (
    <section>
      <h2 className="gift-part">{GIVER_COPY.everythingElse}</h2>
      {kinds.map(({ kind, left, lines }) => (
        <details key={kind} data-key={`kind-${kind}`} data-kind="" className="gift-kind">
          <summary>
            <h3>{kind === "wish" ? GIVER_COPY.otherWishes : ITEM_CATEGORY_LABELS[kind]}</h3>
            <span className="figures">{GIVER_COPY.leftOfKind(left)}</span>
            <Chevron className="gift-mark" />
          </summary>
          <GiverRows token={token} parents={parents} lines={lines} />
        </details>
      ))}
    </section>
  );
}

/**
 * '31 gifts still needed, 3 are on their way.' `now` is when the page was read: its script compares that, and the number of the
 * last change in it, with what it hears.
 */
export function GiftCount({
  page: { heldVersion, wished, onTheirWay: coming },
  now,
}: {
  page: GiverPage;
  now: number;
}) {
  return (
    <p
      id="gift-count"
      data-at={now}
      data-version={heldVersion}
      data-way={coming}
      {...wishedTemplates()}
      aria-live="polite"
      className="figures mt-5 text-ink-soft"
    >
      {wished === 0 ? (
        GIVER_COPY.allTaken
      ) : (
        <>
          <b>{wished}</b>
          {` ${wishedWords(wished)}${onTheirWay(coming)}.`}
        </>
      )}
    </p>
  );
}

/** Where the numbers come from, for whoever may want some for another baby. */
export function HowMany({ page: { counted, place } }: { page: GiverPage }) {
  return (
    <div data-chrome className="card mt-8 p-5 text-center">
      <h2 className="text-lg text-balance">{GIVER_COPY.howMany(counted)}</h2>
      <p className="mt-1 text-sm text-ink-soft">{GIVER_COPY.howManyText(place)}</p>
      <a href={publicPath("/")} className="tap-link font-semibold">
        {GIVER_COPY.anotherBaby}
      </a>
    </div>
  );
}
