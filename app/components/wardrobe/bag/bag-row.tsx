import { Form, Link } from "react-router";
import { garmentDrawing } from "~/components/illustrations/art.tsx";
import type { KeptForm } from "~/components/offline/kept-forms.ts";
import { SubmitButton } from "~/components/ui/button.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { countsOf, piecesIn } from "~/components/wardrobe/use-bag-box.ts";
import {
  bagPath,
  COUNT_FIELD,
  OWN_COUNT_FIELD,
  passOnPath,
  type TakenBack,
} from "~/contracts/wardrobe/bag-addresses.ts";
import { ESSENTIALITY, ITEM_CATEGORY } from "~/domain/ids.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { type BagNeed, toGo } from "~/domain/wardrobe/bag-answer.ts";
import type { BoxRow } from "~/domain/wardrobe/bag-box.ts";
import { MAX_OWNED } from "~/domain/wardrobe/owned.ts";
import {
  covers,
  enoughNow,
  HAND_ME_DOWNS_COPY,
  haveOf,
  tooMany,
} from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import { undoneWords } from "~/words/en/wardrobe/item-words.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface BagRowProps {
  line: { id: number; name: string; owned: number; needed: number };
  count: number;
  isHydrated: boolean;
  onCount: (count: number) => void;
}

/** One garment that is counted by hand: − and + with scripts, a number to type with and without them. */
export function BagRow({ line: { id, name, owned, needed }, count, isHydrated, onCount }: BagRowProps) {
  const have = haveOf(owned, needed);
  return (
    <li className="flow gap-2 border-t border-hairline py-1">
      <span className="min-w-0 grow basis-28 text-sm break-words">
        {name}
        {have && <span className="figures block text-xs text-ink-soft">{have}</span>}
      </span>
      <Counter
        name={name}
        count={count}
        // With scripts, one field holds the counts of all sizes.
        field={isHydrated ? undefined : `${COUNT_FIELD}${id}`}
        isHydrated={isHydrated}
        onCount={onCount}
      />
    </li>
  );
}

interface ThingRowProps {
  row: BoxRow;
  /** The turn among the rows without an item, for the form without scripts; null for others. */
  turn: number | null;
  isHydrated: boolean;
  onCount: (count: number) => void;
}

/** One thing that was read in the text, with its size and what the plan says of it. */
export function ThingRow({ row, turn, isHydrated, onCount }: ThingRowProps) {
  const { item, name, pieces, isCountable } = row;
  const hasField = isHydrated || turn !== null;
  return (
    <li className="flow gap-x-2 border-t border-hairline py-1">
      {garmentDrawing({
        name: item?.nameId ?? "custom_",
        category: item?.category ?? ITEM_CATEGORY.other,
        className: "row-art shrink-0",
      })}
      <span className="min-w-0 grow basis-28 leading-tight wrap-anywhere">
        {name}
        <span className="figures block text-xs text-ink-soft">{noteOf(row)}</span>
      </span>
      {isCountable && hasField && (
        <Counter
          name={name}
          count={pieces}
          field={isHydrated ? undefined : `${OWN_COUNT_FIELD}${turn}`}
          isHydrated={isHydrated}
          onCount={onCount}
        />
      )}
      {isCountable && !hasField && <b className="figures ms-auto px-4">{pieces}</b>}
    </li>
  );
}

/** '6–9m · you need 2' */
function noteOf({ kind, item, ageRange, isCertain, isCountable }: BoxRow): string {
  if (!isCountable) return HAND_ME_DOWNS_COPY.tooLong;
  if (kind === "asked") return HAND_ME_DOWNS_COPY.asked;
  if (!item) return `${SIZE_LABELS[ageRange]} · ${HAND_ME_DOWNS_COPY.own}`;
  const need = isCertain ? needWords(item.at[ageRange], item.isOwn) : HAND_ME_DOWNS_COPY.howMany;
  return [item.isOneSize ? null : SIZE_LABELS[ageRange], need].filter(Boolean).join(" · ");
}

function needWords(need: BagNeed | undefined, isOwn: boolean): string | null {
  const { needed, owned, asked, essentiality } = need ?? {
    needed: 0,
    owned: 0,
    asked: 0,
    essentiality: null,
  };
  if (isOwn) return haveOf(owned, needed);
  const left = toGo({ asked, owned });
  if (left === 0)
    return owned < needed || needed === 0 ? HAND_ME_DOWNS_COPY.notNeeded : HAND_ME_DOWNS_COPY.enough;
  return essentiality === ESSENTIALITY.niceToHave
    ? HAND_ME_DOWNS_COPY.niceToHave
    : HAND_ME_DOWNS_COPY.youNeed(left);
}

interface CounterProps extends Pick<StepProps, "count" | "isHydrated" | "onCount"> {
  /** Of the thing that is counted. */
  name: string;
  /** The form's field, where no script runs. */
  field: string | undefined;
}

function Counter({ name, field, ...step }: CounterProps) {
  const { count, onCount } = step;
  return (
    <div className="ms-auto flex items-center">
      <Step {...step} sign="−" label={HAND_ME_DOWNS_COPY.oneLess(name)} by={-1} />
      <input
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        aria-label={HAND_ME_DOWNS_COPY.inBag(name)}
        name={field}
        value={count || ""}
        placeholder="0"
        onChange={({ target }) => onCount(Number(target.value.replace(/\D/g, "")))}
        className={`figures h-11 w-10 shrink-0 rounded-lg border bg-transparent text-center font-display text-lg placeholder:text-ink-soft ${field ? "border-outline" : "border-transparent hover:border-hairline"}`}
      />
      <Step {...step} sign="+" label={HAND_ME_DOWNS_COPY.oneMore(name)} by={1} />
    </div>
  );
}

interface StepProps {
  count: number;
  isHydrated: boolean;
  onCount: (count: number) => void;
  sign: "−" | "+";
  label: string;
  by: 1 | -1;
}

/** Keeps its place until scripts run, so that nothing shifts. */
function Step({ sign, label, by, count, isHydrated, onCount }: StepProps) {
  const next = Math.min(MAX_OWNED, Math.max(0, count + by));
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={next === count || undefined}
      onClick={() => next !== count && onCount(next)}
      className={`grid size-11 shrink-0 touch-manipulation place-items-center rounded-full text-lg leading-none text-rose hover:bg-blush aria-disabled:text-ink-soft aria-disabled:opacity-50 ${isHydrated ? "" : "invisible"}`}
    >
      {sign}
    </button>
  );
}

interface BagSaidProps {
  planId: string;
  bag: {
    id: string;
    undone: TakenBack | null;
    answers: readonly {
      ageRange: AgeRange;
      covered: number;
      essentials: number;
      enough: readonly string[];
      tooMany: readonly { name: string; owned: number; extra: number }[];
    }[];
  };
}

/** What a saved bag did, with its undo. */
export function BagSaid({ planId, bag }: BagSaidProps) {
  if (bag.undone) return <Notice>{undoneWords(bag.undone, "off")}</Notice>;
  const path = bagPath(planId);
  const hasTooMany = bag.answers.some((answer) => answer.tooMany.length > 0);
  return (
    <Notice look="good">
      <div className="grid gap-2 wrap-anywhere">
        {bag.answers.map((answer) => (
          <div key={answer.ageRange}>
            <p className="figures font-semibold">
              {covers(answer.covered, answer.essentials, answer.ageRange)}
            </p>
            {answer.enough.length > 0 && <p>{enoughNow(answer.enough)}</p>}
            {answer.tooMany.length > 0 && <p className="figures">{tooMany(answer.tooMany)}</p>}
          </div>
        ))}
        <Form method="post" action={path} className="flow gap-x-4 gap-y-2">
          <input type="hidden" name="bagId" value={bag.id} />
          <SubmitButton path={path} busy={HAND_ME_DOWNS_COPY.undoing} look="quiet" name="intent" value="undo">
            {HAND_ME_DOWNS_COPY.undo}
          </SubmitButton>
          {hasTooMany && (
            <Link className="tap-link" to={passOnPath(planId)}>
              {HAND_ME_DOWNS_COPY.toPassOn}
            </Link>
          )}
        </Form>
      </div>
    </Notice>
  );
}

/** How much is in the form of a bag, in words. */
export function bagWords({ cells = "", own = "", text = "" }: KeptForm): string {
  const ofOwn = own.split("\n").reduce((sum, line) => sum + Number(line.split(":")[1] ?? 0), 0);
  return HAND_ME_DOWNS_COPY.waiting(piecesIn(countsOf(cells)) + ofOwn, text.trim() !== "");
}
