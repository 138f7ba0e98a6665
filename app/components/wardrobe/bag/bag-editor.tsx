// The form of a bag: the size, a box for text, and the garments to tap, with one save for all sizes.
import { useState } from "react";
import { Form } from "react-router";
import { SubmitButton } from "~/components/ui/button.tsx";
import { Labelled } from "~/components/ui/field.tsx";
import { Notice } from "~/components/ui/notice.tsx";
import { bagPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { HAND_ME_DOWNS_COPY, saveWords } from "~/copy/wardrobe/hand-me-downs-copy.ts";
import { SIZE_TIME_LABELS } from "~/copy/wardrobe/item-words.ts";
import { AGE_RANGE_LABELS, ITEM_CATEGORY_LABELS, SIZE_LABELS } from "~/copy/wardrobe/wardrobe-copy.ts";
import type { AgeRange, ItemCategory } from "~/domain/vocabulary.ts";
import { useHydrated } from "~/hooks/use-hydrated.ts";
import { BagRow, countKey, countsOf, fieldOf, piecesIn } from "./bag-row.tsx";

interface BagSize {
  ageRange: AgeRange;
  /** What shops of the country print, if that is known. */
  print: string | null;
  time: keyof typeof SIZE_TIME_LABELS;
  categories: readonly {
    category: ItemCategory;
    lines: readonly { id: number; name: string; owned: number; needed: number }[];
  }[];
}

/** More items than that have no field without scripts: a form takes no more. */
const MOST_FIELDS = 90;

interface BagEditorProps {
  planId: string;
  sizes: readonly BagSize[];
  formKey: string;
  /** What the form begins with. */
  start: { size: AgeRange; text: string; cells: string };
  /** What wasn't understood of bags before; what comes later is added to the box. */
  left: readonly string[];
  problem: string | null;
  /** What to say of the text; null if nothing was read. */
  reading: string | null;
}

export function BagEditor({ planId, sizes, formKey, start, left, problem, reading }: BagEditorProps) {
  const isHydrated = useHydrated();
  const [text, setText] = useTextWith(start.text, left);
  const [size, setSize] = useState(start.size);
  const [counts, setCounts] = useState(() => countsOf(start.cells));
  const action = bagPath(planId);
  const shown = sizes.find(({ ageRange }) => ageRange === size);
  const pieces = piecesIn(counts);
  let fields = 0;
  return (
    <Form method="post" action={action} noValidate className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
      {/* The first button is what Enter presses. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="size" value={size} />
      <input type="hidden" name="cells" value={fieldOf(counts, isHydrated ? null : size)} />
      {problem && (
        <Notice look="error" isAlert>
          {problem}
        </Notice>
      )}
      <SizeButtons sizes={sizes} size={size} onSize={setSize} />
      <TextBox action={action} text={text} onText={setText} reading={reading} />
      <section aria-labelledby="bag-counts">
        <h2 id="bag-counts" className="text-base">
          {HAND_ME_DOWNS_COPY.counts}
        </h2>
        {shown?.categories.map(({ category, lines }) => (
          <div key={category} className="mt-3">
            <h3 className="font-sans text-sm font-semibold">{ITEM_CATEGORY_LABELS[category]}</h3>
            <ul>
              {lines.map((line) => {
                fields += 1;
                if (!isHydrated && fields > MOST_FIELDS) return null;
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
          </div>
        ))}
      </section>
      <div className="sticky bottom-(--bar-height,0px) z-10 -mx-4 border-t border-hairline bg-ground px-4 py-3">
        <SubmitButton
          path={action}
          busy={HAND_ME_DOWNS_COPY.saving}
          name="intent"
          value="save"
          className="w-full"
        >
          {saveWords(pieces)}
        </SubmitButton>
      </div>
    </Form>
  );
}

interface SizeButtonsProps {
  sizes: readonly BagSize[];
  size: AgeRange;
  onSize: (size: AgeRange) => void;
}

/** Without scripts, a button sends the form, which comes back at the other size with all that was counted. */
function SizeButtons({ sizes, size, onSize }: SizeButtonsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{HAND_ME_DOWNS_COPY.size}</legend>
      <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1.5">
        {sizes.map(({ ageRange, print, time }) => {
          const note = [print, SIZE_TIME_LABELS[time]].filter(Boolean).join(" · ");
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
                onSize(ageRange);
              }}
              className="figures flex min-h-12 flex-col items-center justify-center rounded-xl border border-hairline bg-surface px-1 py-1 text-sm font-semibold text-ink hover:border-outline aria-pressed:border-rose aria-pressed:bg-blush"
            >
              {SIZE_LABELS[ageRange]} <span className="text-xs font-normal text-ink-soft">{note}</span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

/** The text of the box, with what is left over later below it. */
function useTextWith(start: string, left: readonly string[]) {
  const [text, setText] = useState(start);
  const [taken, setTaken] = useState(left);
  const added = left.filter((one) => !taken.includes(one));
  if (added.length > 0) {
    setTaken([...taken, ...added]);
    setText([text, ...added].filter(Boolean).join("\n"));
  }
  return [text, setText] as const;
}

interface TextBoxProps {
  action: string;
  text: string;
  onText: (text: string) => void;
  reading: string | null;
}

function TextBox({ action, text, onText, reading }: TextBoxProps) {
  return (
    <div className="grid justify-items-start gap-2">
      <div className="w-full">
        <Labelled
          id="bag-text"
          label={HAND_ME_DOWNS_COPY.text}
          hint={HAND_ME_DOWNS_COPY.textHint}
          error={undefined}
        >
          {(wiring) => (
            <textarea
              {...wiring}
              name="text"
              rows={2}
              maxLength={4000}
              value={text}
              onChange={({ target }) => onText(target.value)}
              className="field mt-1.5"
            />
          )}
        </Labelled>
      </div>
      {reading && (
        <p role="status" className="text-sm">
          {reading}
        </p>
      )}
      <SubmitButton path={action} busy={HAND_ME_DOWNS_COPY.read} look="quiet" name="intent" value="read">
        {HAND_ME_DOWNS_COPY.read}
      </SubmitButton>
    </div>
  );
}
