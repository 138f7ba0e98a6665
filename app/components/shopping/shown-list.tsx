import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { Garment, Scene } from "~/components/illustrations/art.tsx";
import { useMay } from "~/components/members/on-plan.ts";
import { UnsentChanges } from "~/components/offline/unsent-changes.tsx";
import { ButtonLink } from "~/components/ui/button.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { ErrorNotice, Notice } from "~/components/ui/notice.tsx";
import { itemName } from "~/components/wardrobe/item-text.tsx";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import { ESSENTIALITY } from "~/domain/ids.ts";
import { type ListedSection, partsOf } from "~/domain/shopping/list-ticks.ts";
import type { ComingLine, Progress, ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { COLON } from "~/words/en/language.ts";
import {
  countedAsNone,
  essentialityLabel,
  LINE_COPY,
  notInList,
  piecesToGo,
  SHOPPING_COPY,
  showNice,
  youHave,
} from "~/words/en/shopping/shopping-list-copy.ts";
import { BOX_LINKS } from "~/words/en/wardrobe/box-links-copy.ts";
import { DASHBOARD_COPY } from "~/words/en/wardrobe/dashboard-copy.ts";
import { ITEM_CATEGORY_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { useListAddress } from "./list-buttons.tsx";
import { ListLine } from "./list-line.tsx";
import type { ListTicks } from "./use-list-ticks.ts";

interface ListSectionsProps {
  scope: ShoppingScope;
  ticks: ListTicks;
  /** False while only the first screen is drawn. */
  isWhole: boolean;
}

/** What's still to get: a section per essentiality, each with a list per category. */
function ListSections(props: ListSectionsProps) {
  const { sections } = props.ticks;
  return (props.isWhole ? sections : sections.slice(0, 1)).map((section, at) => (
    <Section key={section.essentiality} section={section} isFirst={at === 0} {...props} />
  ));
}

interface SectionProps extends ListSectionsProps {
  section: ListedSection;
  isFirst: boolean;
}

function Section({ section, isFirst, scope, ticks, isWhole }: SectionProps) {
  const { essentiality, categories } = section;
  const left = partsOf([section])
    .filter(({ line, part }) => !ticks.tickOf(line.id, part))
    .reduce((sum, { part }) => sum + part.remaining, 0);
  return (
    <section className={isFirst ? "mt-2 sm:mt-5" : "mt-5"}>
      {/* On phones, the headline has just said the same of the essentials. */}
      <h2
        className={`heading-lg flex flex-wrap items-baseline justify-between gap-x-4 ${isFirst && essentiality === ESSENTIALITY.essential ? "max-sm:not-print:sr-only" : ""}`}
      >
        <span>
          {essentialityLabel(essentiality)}
          <span className="sr-only">, </span>
        </span>
        <span className="figures font-sans text-sm font-normal text-ink-soft">{piecesToGo(left)}</span>
      </h2>
      <div className="gap-x-8 print:columns-2">
        {(isWhole ? categories : categories.slice(0, 1)).map(({ category, lines }) => (
          <div key={category}>
            <h3 className="mt-2 border-b border-hairline pb-0.5 font-sans text-xs font-semibold text-ink-soft print:mt-0 print:pt-2">
              {ITEM_CATEGORY_LABELS[category]}
            </h3>
            <ul className="list-lines">
              {lines.map((line) => (
                <ListLine
                  key={line.id}
                  line={line}
                  lineId={`line-${line.id}-${essentiality ?? "unrated"}`}
                  category={category}
                  scope={scope}
                  ticks={ticks}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

interface ShownListProps {
  scope: ShoppingScope;
  ticks: ListTicks;
  /** The number of pieces in the scope, of all essentialities. */
  everything: number;
  /** Essentials that are reserved and haven't arrived, and that an older child has left. */
  rest: Record<"coming" | "boxed", number>;
  elsewhere: Record<"coming" | "boxed", readonly ComingLine[]>;
  waiting: readonly { id: number; name: string; ageRange: AgeRange; words: string }[];
  niceToHave: Progress;
  hasNice: boolean;
  unreadable: readonly string[];
  uncounted: readonly string[];
  /** False while only the first screen is drawn. */
  isWhole: boolean;
  dashboardPath: string;
  /** The same list with nice-to-have pieces shown or hidden. */
  otherPath: string;
}

/** The list with any warnings above it, or a message instead of it. */
export function ShownList(props: ShownListProps) {
  const { scope, ticks, everything, niceToHave, hasNice, unreadable, uncounted, isWhole } = props;
  const mayTick = useMay("edit");
  const { planId } = useListAddress();
  const isEmpty = ticks.sections.length === 0;
  if (everything === 0) return <NothingRead />;
  return (
    <>
      {unreadable.length + uncounted.length > 0 && (
        <div className="mt-5 break-words">
          <Notice look="look" title={DASHBOARD_COPY.dataIssues}>
            {unreadable.length > 0 && <p>{notInList(unreadable)}</p>}
            {uncounted.length > 0 && <p>{countedAsNone(uncounted)}</p>}
          </Notice>
        </div>
      )}
      {isEmpty ? (
        <AllReady {...props} />
      ) : (
        <>
          <div data-chrome className="mt-1 sm:mt-3">
            <UnsentChanges count={ticks.waiting}>
              {mayTick && <p className="text-xs text-ink-soft max-sm:hidden">{LINE_COPY.hint}</p>}
            </UnsentChanges>
          </div>
          <ListSections scope={scope} ticks={ticks} isWhole={isWhole} />
        </>
      )}
      <ComingSection of="coming" lines={props.elsewhere.coming} isYear={scope === "year"} />
      <ComingSection of="boxed" lines={props.elsewhere.boxed} isYear={scope === "year"}>
        <Link to={boxesPath(planId)} className="tap-link">
          {BOX_LINKS.boxes}
        </Link>
      </ComingSection>
      <WaitingSection lines={props.waiting} isYear={scope === "year"} />
      {(hasNice || niceToHave.remaining > 0) && (
        <Link data-chrome preventScrollReset className="tap-link mt-4 text-sm" to={props.otherPath}>
          {hasNice ? SHOPPING_COPY.hideNice : showNice(niceToHave.remaining)}
        </Link>
      )}
    </>
  );
}

interface ComingSectionProps {
  of: "coming" | "boxed";
  lines: readonly ComingLine[];
  isYear: boolean;
  children?: ReactNode;
}

/** Lines that givers have reserved in full, or that are in the attic, folded: they stay on the list, so that no one buys them twice. */
function ComingSection({ of, lines, isYear, children }: ComingSectionProps) {
  if (lines.length === 0) return null;
  return (
    <details id={of} className="category mt-5">
      <summary>
        <h2>{SHOPPING_COPY[of]}</h2>
        <span className="category-count figures">{lines.length}</span>
        <Chevron className="category-mark" />
      </summary>
      <p className="mt-1 text-sm text-ink-soft">
        {SHOPPING_COPY[`${of}Text`]} {children}
      </p>
      <ul>
        {lines.map(({ id, name, nameId, category, parts, isOneSize }) => (
          <li key={id} className="flex items-center gap-3 border-b border-hairline py-2">
            <Garment name={nameId} category={category} className="size-11 shrink-0" />
            <div className="figures min-w-0 text-xs leading-snug text-ink-soft">
              <p className="text-sm font-semibold break-words text-ink">{itemName(name)}</p>
              {parts.map((part) => (
                <p key={part.ageRange} className="break-words">
                  {isYear && !isOneSize && `${SIZE_LABELS[part.ageRange]}${COLON}`}
                  {youHave(part)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Heavy outerwear that isn't asked for yet: who buys it early counts it on its row of the dashboard. */
function WaitingSection({ lines, isYear }: { lines: ShownListProps["waiting"]; isYear: boolean }) {
  if (lines.length === 0) return null;
  return (
    <section id="waiting" className="mt-5 text-sm">
      <h2>{SHOPPING_COPY.waiting}</h2>
      <p className="mt-1 text-ink-soft">{SHOPPING_COPY.waitingText}</p>
      <ul className="figures">
        {lines.map(({ id, name, ageRange, words }) => (
          <li key={`${id}-${ageRange}`} className="border-b border-hairline py-2 break-words">
            <b className="block">{itemName(name)}</b>
            {isYear && `${SIZE_LABELS[ageRange]} · `}
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AllReady({ scope, unreadable, rest, waiting, niceToHave, dashboardPath }: ShownListProps) {
  const isWhole = unreadable.length === 0;
  const hasMore = niceToHave.remaining > 0;
  const { allReady, allReadyText, allReadyYear, niceLeft, niceLeftText, restReady } = SHOPPING_COPY;
  const isComing = rest.coming + rest.boxed > 0;
  const ofScope = scope === "year" ? allReadyYear : allReadyText;
  const ofOwn = waiting.length > 0 ? SHOPPING_COPY.waitingText : ofScope;
  return (
    <div className="mt-6 flex flex-col items-center gap-3 text-center">
      <Scene name="landing-drawer" className="aspect-8/5 w-80 max-w-full" />
      <h2 className="text-lg text-balance">
        {isWhole ? (hasMore && !isComing ? niceLeft : allReady) : restReady}
      </h2>
      {isWhole && (
        <p className="text-ink-soft">{hasMore && !isComing ? niceLeftText : (restWords(rest) ?? ofOwn)}</p>
      )}
      <div data-chrome>
        <ButtonLink to={dashboardPath}>{SHOPPING_COPY.openPlan}</ButtonLink>
      </div>
    </div>
  );
}

/** Where the essentials are that aren't there; null if all are. */
function restWords({ coming, boxed }: ShownListProps["rest"]): string | null {
  if (coming > 0) return boxed > 0 ? SHOPPING_COPY.allElsewhereText : SHOPPING_COPY.allComingText;
  return boxed > 0 ? SHOPPING_COPY.allBoxedText : null;
}

/** A plan that needs nothing at all was read wrong, and must not look like a full drawer. */
function NothingRead() {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <ErrorNotice>{ERROR_TEXTS.RECOMMENDATIONS_NOT_FOUND}</ErrorNotice>
      <ButtonLink to={`${pathname}${search}`} reloadDocument>
        {SHOPPING_COPY.retry}
      </ButtonLink>
    </div>
  );
}
