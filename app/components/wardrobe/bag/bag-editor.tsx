// The box that adds to a plan: one text, the things that were read in it, and counting by hand, with one save for all of it. It is
// the content of the sheet over a dashboard and of a page of its own.
import { type ReactNode, type Ref, useMemo, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { LongField } from "~/components/ui/field.tsx";
import { Chevron } from "~/components/ui/marks.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import {
  type BagBox,
  type BoxDraft,
  countKey,
  fieldOf,
  piecesIn,
  useBagBox,
} from "~/components/wardrobe/use-bag-box.ts";
import { bagPath } from "~/contracts/wardrobe/bag-addresses.ts";
import type { BoxPlan } from "~/contracts/wardrobe/box-answer.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { type BagCategory, bagCategories } from "~/domain/wardrobe/bag-answer.ts";
import { coveredBy, nameForDetails } from "~/domain/wardrobe/bag-box.ts";
import { LONGEST_BAG_TEXT } from "~/domain/wardrobe/read-garments.ts";
import { addWords, coversWords, HAND_ME_DOWNS_COPY } from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/en/wardrobe/item-words.ts";
import { AGE_RANGE_LABELS, ITEM_CATEGORY_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { BagRow, ThingRow } from "./bag-row.tsx";

/** More items than that have no field without scripts: a form takes no more. */
const MOST_FIELDS = 80;

interface BagEditorProps {
  plan: BoxPlan;
  formKey: string;
  /** What the form begins with. */
  start: BoxDraft;
  /** What wasn't understood of bags before; what comes later is added to the box. */
  left: readonly string[];
  problem: string | null;
  /** What to say of the text; null if nothing was read. */
  reading: string | null;
  /** The link to the form with all the details, for a name. */
  details: (name: string) => ReactNode;
}

/** The box as a page's form. */
export function BagEditor({ plan, formKey, start, left, problem, reading, details }: BagEditorProps) {
  const isHydrated = useHydrated();
  const box = useBagBox(plan, start, left);
  const action = bagPath(plan.planId);
  const isBusy = useNavigation().formAction === action;
  const { size, counts, fields } = box;
  return (
    <Form method="post" action={action} noValidate className="grid grid-cols-[minmax(0,1fr)]">
      {/* The first button is what Enter presses. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="size" value={size} />
      <input type="hidden" name="cells" value={isHydrated ? fields.cells : fieldOf(counts, size)} />
      {isHydrated ? (
        <>
          <input type="hidden" name="text" value={fields.text} />
          <input type="hidden" name="own" value={fields.own} />
        </>
      ) : (
        <input type="hidden" name="rowsOf" value={box.text} />
      )}
      <BoxFields plan={plan} box={box} problem={problem} reading={reading} />
      <BoxFoot
        plan={plan}
        box={box}
        isBusy={isBusy}
        details={details}
        className="sticky bottom-(--bar-height,0px) z-10 -mx-4 mt-4 border-t border-hairline bg-ground px-4 py-3"
      />
    </Form>
  );
}

interface BoxFieldsProps {
  plan: BoxPlan;
  box: BagBox;
  problem: string | null;
  reading?: string | null;
  textRef?: Ref<HTMLTextAreaElement>;
}

/** The text, its rows, and counting by hand. */
export function BoxFields({ plan, box, problem, reading = null, textRef }: BoxFieldsProps) {
  const isHydrated = useHydrated();
  const { rows, setChanged } = box;
  const withoutItem = rows.filter(({ item }) => item === null);
  return (
    <>
      {problem && <ErrorNotice>{problem}</ErrorNotice>}
      <LongField
        id="bag-text"
        label={HAND_ME_DOWNS_COPY.text}
        hint={HAND_ME_DOWNS_COPY.textHint}
        ref={textRef}
        name={isHydrated ? undefined : "text"}
        rows={2}
        maxLength={LONGEST_BAG_TEXT}
        value={box.text}
        onChange={({ target }) => box.setText(target.value)}
        className="max-h-40 resize-none field-sizing-content"
      />
      {reading && (
        <p role="status" className="mt-2 text-sm">
          {reading}
        </p>
      )}
      <noscript>
        <Button type="submit" look="quiet" name="intent" value="read" className="mt-2">
          {HAND_ME_DOWNS_COPY.read}
        </Button>
      </noscript>
      {rows.length > 0 && (
        <ul aria-label={HAND_ME_DOWNS_COPY.inBox} className="mt-3">
          {rows.map((row) => (
            <ThingRow
              key={row.key}
              row={row}
              turn={row.item ? null : withoutItem.indexOf(row)}
              isHydrated={isHydrated}
              onCount={(pieces) =>
                setChanged((others) => ({ ...others, [row.key]: { typed: row.typed, pieces } }))
              }
            />
          ))}
        </ul>
      )}
      <SizeFold plan={plan} box={box} />
      <HandFold plan={plan} box={box} isHydrated={isHydrated} />
    </>
  );
}

const FOLD = "flow min-h-11 gap-x-2 text-sm font-semibold wrap-anywhere";

/** The size of what names none. Without scripts, a button sends the form, which comes back at the other size with all that was counted. */
function SizeFold({ plan, box: { size, setSize, counts } }: { plan: BoxPlan; box: BagBox }) {
  const piecesAt = (ageRange: AgeRange) =>
    piecesIn(Object.fromEntries(Object.entries(counts).filter(([key]) => key.endsWith(`:${ageRange}`))));
  return (
    <details className="mt-2 border-t border-hairline">
      <summary className={FOLD}>
        <Chevron className="[details[open]>summary>&]:rotate-90" />
        <span>{HAND_ME_DOWNS_COPY.sizeOf(SIZE_LABELS[size])}</span>
      </summary>
      <fieldset className="pb-3">
        <legend className="sr-only">{HAND_ME_DOWNS_COPY.size}</legend>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1.5">
          {plan.sizes.map(({ ageRange, print, time }) => {
            const note = [print, SIZE_TIME_LABELS[time]].filter(Boolean).join(" · ");
            const pieces = piecesAt(ageRange);
            return (
              <button
                key={ageRange}
                type="submit"
                name="go"
                value={ageRange}
                aria-pressed={ageRange === size}
                aria-label={`${SIZE_LABELS[ageRange]} ${note}, ${AGE_RANGE_LABELS[ageRange]}`}
                onClick={(event) => {
                  event.preventDefault();
                  setSize(ageRange);
                }}
                className="figures flex min-h-12 flex-col items-center justify-center rounded-xl border border-hairline bg-surface px-1 py-1 text-sm font-semibold text-ink hover:border-outline aria-pressed:border-rose aria-pressed:bg-blush"
              >
                {SIZE_LABELS[ageRange]} <span className="text-xs font-normal text-ink-soft">{note}</span>
                {pieces > 0 && <span className="text-xs">{HAND_ME_DOWNS_COPY.pieces(pieces)}</span>}
              </button>
            );
          })}
        </div>
      </fieldset>
    </details>
  );
}

/** The plan's items at the size, kind by kind; each folded head says how many are in the bag. */
function HandFold({ plan, box, isHydrated }: { plan: BoxPlan; box: BagBox; isHydrated: boolean }) {
  const { size, counts } = box;
  const kinds = useMemo(() => bagCategories(plan.items, size), [plan.items, size]);
  const total = piecesIn(counts);
  const [isOpen] = useState(total > 0);
  // Items before each kind: without scripts, a form holds only so many fields.
  const before = kinds.map((_, at) => kinds.slice(0, at).reduce((sum, { lines }) => sum + lines.length, 0));
  return (
    <details open={isOpen} className="border-t border-hairline">
      <summary className={FOLD}>
        <Chevron className="[details[open]>summary>&]:rotate-90" />
        <span>{HAND_ME_DOWNS_COPY.byHand}</span>
        {total > 0 && <span className="figures font-normal">{HAND_ME_DOWNS_COPY.pieces(total)}</span>}
      </summary>
      {kinds.map(({ category, lines }, at) => (
        <KindFold
          key={[size, category].join()}
          category={category}
          lines={isHydrated ? lines : lines.slice(0, Math.max(0, MOST_FIELDS - (before[at] ?? 0)))}
          box={box}
          isHydrated={isHydrated}
        />
      ))}
    </details>
  );
}

interface KindFoldProps extends BagCategory {
  box: BagBox;
  isHydrated: boolean;
}

function KindFold({ category, lines, box, isHydrated }: KindFoldProps) {
  const { size, counts, setCounts } = box;
  const pieces = lines.reduce((sum, { id }) => sum + (counts[countKey(id, size)] ?? 0), 0);
  const [isOpen] = useState(pieces > 0);
  return (
    <details open={isOpen} className="border-t border-hairline ps-3">
      <summary className={FOLD}>
        <Chevron className="[details[open]>summary>&]:rotate-90" />
        <span>{ITEM_CATEGORY_LABELS[category]}</span>
        <span className="figures font-normal text-ink-soft">
          {pieces > 0 ? HAND_ME_DOWNS_COPY.pieces(pieces) : HAND_ME_DOWNS_COPY.kinds(lines.length)}
        </span>
      </summary>
      <ul>
        {lines.map((line) => {
          const key = countKey(line.id, size);
          return (
            <BagRow
              key={key}
              line={line}
              count={counts[key] ?? 0}
              isHydrated={isHydrated}
              onCount={(count) => setCounts((others) => ({ ...others, [key]: count }))}
            />
          );
        })}
      </ul>
    </details>
  );
}

interface BoxFootProps {
  plan: BoxPlan;
  box: BagBox;
  isBusy: boolean;
  details: (name: string) => ReactNode;
  className: string;
}

/** How many essentials the box covers, before anything is saved, and the button that saves it. */
export function BoxFoot({ plan, box, isBusy, details, className }: BoxFootProps) {
  const { covered, essentials } = coveredBy(plan.items, box.cells);
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${className}`}>
      <div className="min-w-0">
        <p role="status" className="figures text-sm font-semibold">
          {essentials > 0 && coversWords(covered, essentials)}
        </p>
        {details(nameForDetails(box.rows, box.text))}
      </div>
      <Button
        type="submit"
        name="intent"
        value="save"
        aria-disabled={isBusy || undefined}
        className="grow sm:grow-0"
      >
        {isBusy ? HAND_ME_DOWNS_COPY.saving : addWords(box.pieces)}
      </Button>
    </div>
  );
}
