// Chooses how many pieces of what go into which box.
import { Form } from "react-router";
import { SubmitButton } from "~/components/ui/button.tsx";
import { Select } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { PASS_FIELD } from "~/contracts/wardrobe/bag-addresses.ts";
import { NEW_BOX, packSizePath } from "~/contracts/wardrobe/box-addresses.ts";
import type { ShownPacking } from "~/contracts/wardrobe/shown-boxes.ts";
import { MOST_BOXES } from "~/domain/wardrobe/boxed-pieces.ts";
import { BOXES_COPY, PACK_COPY } from "~/words/en/wardrobe/boxes-copy.ts";
import { BoxFields } from "./own-boxes.tsx";

interface PackFormProps {
  planId: string;
  packing: ShownPacking;
  formKey: string;
  /** A form that was refused, or that was sent after its session had ended. */
  refusal: AnsweredForm | null;
}

export function PackForm({ planId, packing, formKey, refusal }: PackFormProps) {
  const form = useFirstWrong(refusal);
  const { boxes, size } = packing;
  const path = packSizePath(planId, size);
  const isFull = boxes.length >= MOST_BOXES;
  const typed = refusal?.typed ?? {};
  const chosen = typed.box ?? (isFull ? boxes[0]?.id : NEW_BOX);
  return (
    <Form ref={form} method="post" action={path} noValidate className="pack-form card px-4 py-3">
      <input type="hidden" name="formKey" value={formKey} />
      {refusal?.message && <ErrorNotice>{refusal.message}</ErrorNotice>}
      {isFull && <p className="text-sm">{PACK_COPY.full}</p>}
      <div className="grid grid-cols-1 gap-3">
        {boxes.length === 0 ? (
          <input type="hidden" name="box" value={NEW_BOX} />
        ) : (
          <Select name="box" label={PACK_COPY.box} defaultValue={chosen}>
            {!isFull && <option value={NEW_BOX}>{PACK_COPY.fresh}</option>}
            {boxes.map(({ id, label, place }) => (
              <option key={id} value={id}>
                {[label, place].filter(Boolean).join(" · ")}
              </option>
            ))}
          </Select>
        )}
        {!isFull && (
          <div className="new-box grid grid-cols-1 gap-3">
            <BoxFields
              id={NEW_BOX}
              label={typed.label ?? packing.label}
              where={typed.where ?? ""}
              errors={refusal?.errors ?? {}}
            />
          </div>
        )}
      </div>
      <ul className="figures mt-3">
        {packing.lines.map(({ cell, name, pieces, chosen: count }) => (
          <li key={cell} className="flow min-h-11 gap-x-3 border-t border-hairline py-1.5 text-sm">
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={pieces}
              aria-label={PACK_COPY.count(name)}
              name={`${PASS_FIELD}${cell}`}
              defaultValue={typed[`${PASS_FIELD}${cell}`] ?? count}
              className="field w-18 shrink-0 px-2!"
            />
            <span className="text-ink-soft">{PACK_COPY.of(pieces)}</span>
            <span className="min-w-0 grow basis-24 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
      <SubmitButton path={path} busy={BOXES_COPY.saving} className="mt-3">
        {PACK_COPY.pack}
      </SubmitButton>
    </Form>
  );
}
