import { Button } from "~/components/ui/button.tsx";
import { Field, Labelled } from "~/components/ui/field.tsx";
import type { RefusedGiftForm, ShownGiftList } from "~/contracts/gifts/shown-gifts.ts";
import { GIFTS_COPY } from "~/copy/gifts/parents-gifts-copy.ts";
import { GIVING_WAYS } from "~/domain/gifts/gift-choices.ts";
import { MAX_GIVER_NAME } from "~/domain/gifts/gift-lines.ts";
import { GiftForm } from "./gift-form.tsx";

interface AddGiftFormProps {
  planId: string;
  formKey: string;
  left: ShownGiftList["left"];
  refused: RefusedGiftForm | null;
}

/** A gift of somebody without a computer. */
export function AddGiftForm({ planId, formKey, left, refused }: AddGiftFormProps) {
  const { typed = {}, errors = {} } = refused ?? {};
  return (
    <details open={refused !== null} data-chrome className="card px-4 py-1">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{GIFTS_COPY.add}</summary>
      {left.length === 0 ? (
        <p className="pb-3 text-sm text-ink-soft">{GIFTS_COPY.nothingToAdd}</p>
      ) : (
        <GiftForm planId={planId} intent="add" fields={{ formKey }} className="grid grid-cols-1 gap-4 pb-4">
          <p className="text-sm text-ink-soft">{GIFTS_COPY.addHint}</p>
          <Field
            id="add-name"
            name="name"
            label={GIFTS_COPY.who}
            maxLength={MAX_GIVER_NAME}
            autoComplete="off"
            defaultValue={typed.name}
            error={errors.name}
          />
          <Labelled id="add-item" label={GIFTS_COPY.what} error={undefined}>
            {(wiring) => (
              <select {...wiring} name="item" className="field mt-1.5" defaultValue={typed.item}>
                {left.map(({ key, name }) => (
                  <option key={key} value={key}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <Field
            id="add-pieces"
            name="pieces"
            label={GIFTS_COPY.pieces}
            inputMode="numeric"
            defaultValue={typed.pieces ?? "1"}
            error={errors.pieces}
            className="w-24"
          />
          <Labelled id="add-how" label={GIFTS_COPY.way} error={undefined}>
            {(wiring) => (
              <select {...wiring} name="how" className="field mt-1.5" defaultValue={typed.how}>
                {GIVING_WAYS.map((way) => (
                  <option key={way} value={way}>
                    {GIFTS_COPY.ways[way]}
                  </option>
                ))}
              </select>
            )}
          </Labelled>
          <div>
            <Button type="submit">{GIFTS_COPY.addIt}</Button>
          </div>
        </GiftForm>
      )}
    </details>
  );
}
