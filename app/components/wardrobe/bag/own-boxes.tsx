// A plan's boxes: what is in each, and the ways out of it.
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { Button, SubmitButton } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { PASS_FIELD } from "~/contracts/wardrobe/bag-addresses.ts";
import { boxesPath, boxLabelPath } from "~/contracts/wardrobe/box-addresses.ts";
import type { ShownBox } from "~/contracts/wardrobe/shown-boxes.ts";
import { BOXES_COPY } from "~/words/en/wardrobe/boxes-copy.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface OwnBoxesProps {
  planId: string;
  boxes: readonly ShownBox[];
  formKey: string;
  /** A form that was refused, or that was sent after its session had ended. */
  refusal: AnsweredForm | null;
}

export function OwnBoxes({ planId, boxes, formKey, refusal }: OwnBoxesProps) {
  return boxes.map((box) => (
    <OwnBox
      key={box.id}
      planId={planId}
      box={box}
      formKey={formKey}
      refusal={refusal?.typed.boxId === box.id ? refusal : null}
    />
  ));
}

interface OwnBoxProps extends Omit<OwnBoxesProps, "boxes"> {
  box: ShownBox;
}

function OwnBox({ planId, box, formKey, refusal }: OwnBoxProps) {
  const { id, label, place, pieces } = box;
  const mayEdit = useMay("edit");
  const headingId = `box-${id}`;
  return (
    <section aria-labelledby={headingId} data-answer="" className="card mt-4 px-4 py-3">
      <h2 id={headingId} className="font-sans text-base font-semibold wrap-anywhere">
        {label}
        <span className="figures font-normal text-ink-soft"> · {BOXES_COPY.pieces(pieces)}</span>
      </h2>
      {place && <p className="text-sm wrap-anywhere text-ink-soft">{place}</p>}
      {pieces > 0 ? (
        <Inside planId={planId} box={box} formKey={formKey} headingId={headingId} />
      ) : (
        <p className="mt-1 text-sm">{BOXES_COPY.empty}</p>
      )}
      <div data-chrome className="mt-1 flow gap-x-5">
        {pieces > 0 && (
          <Link to={boxLabelPath(planId, id)} aria-describedby={headingId} className="tap-link text-sm">
            {BOXES_COPY.print}
          </Link>
        )}
        {mayEdit && pieces === 0 && (
          <Form method="post" action={boxesPath(planId)}>
            <input type="hidden" name="boxId" value={id} />
            <Button
              type="submit"
              name="intent"
              value="delete"
              look="bare"
              className="-ms-6"
              aria-describedby={headingId}
            >
              {BOXES_COPY.remove}
            </Button>
          </Form>
        )}
      </div>
      {mayEdit && <BoxName planId={planId} box={box} headingId={headingId} refusal={refusal} />}
    </section>
  );
}

interface PartProps extends Pick<OwnBoxProps, "planId" | "box"> {
  headingId: string;
}

function Inside({ planId, box, formKey, headingId }: PartProps & Pick<OwnBoxProps, "formKey">) {
  const path = boxesPath(planId);
  const mayEdit = useMay("edit");
  return (
    <Form method="post" action={path}>
      {/* What the buttons do that say nothing else. */}
      <input type="hidden" name="intent" value="unpack" />
      <input type="hidden" name="boxId" value={box.id} />
      <input type="hidden" name="formKey" value={formKey} />
      <ul className="mt-1">
        {box.lines.map(({ cell, name, ageRange, pieces }) => (
          <li key={cell} className="border-t border-hairline">
            <CheckedLine name={mayEdit ? `${PASS_FIELD}${cell}` : null} pieces={pieces}>
              <b className="figures">{pieces}</b> × {name}
              {ageRange && <span className="figures text-ink-soft">, {SIZE_LABELS[ageRange]}</span>}
            </CheckedLine>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <div data-chrome className="mt-3 flex flex-wrap gap-2">
          <SubmitButton path={path} busy={BOXES_COPY.saving} look="quiet" aria-describedby={headingId}>
            {BOXES_COPY.unpack}
          </SubmitButton>
          <Button type="submit" look="quiet" name="all" value={box.all} aria-describedby={headingId}>
            {BOXES_COPY.unpackAll(box.pieces)}
          </Button>
          <Button type="submit" look="quiet" name="intent" value="give" aria-describedby={headingId}>
            {BOXES_COPY.give}
          </Button>
        </div>
      )}
    </Form>
  );
}

interface CheckedLineProps {
  /** The name of its field; null where there is nothing to check. */
  name: string | null;
  pieces: number;
  children: ReactNode;
}

function CheckedLine({ name, pieces, children }: CheckedLineProps) {
  if (name === null) return <p className="py-2.5 text-sm wrap-anywhere">{children}</p>;
  return (
    <label className="flex min-h-11 items-center gap-3 py-1.5 text-sm">
      <input type="checkbox" name={name} value={pieces} className="size-5 shrink-0 accent-rose" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}

/** Names the box and says where it is. */
function BoxName({ planId, box, headingId, refusal }: PartProps & Pick<OwnBoxProps, "refusal">) {
  const form = useFirstWrong(refusal);
  const path = boxesPath(planId);
  const typed = refusal?.typed ?? {};
  const { label = box.label, where = box.place } = typed;
  return (
    <details open={refusal !== null} data-chrome>
      <summary
        aria-describedby={headingId}
        className="flex min-h-11 items-center text-sm font-semibold text-rose"
      >
        {BOXES_COPY.change}
      </summary>
      <Form
        // Its fields show what was saved last.
        key={`${box.label}\n${box.place}`}
        ref={form}
        method="post"
        action={path}
        noValidate
        className="grid grid-cols-1 gap-3 pb-2"
      >
        <input type="hidden" name="boxId" value={box.id} />
        <BoxFields id={box.id} label={label} where={where} errors={refusal?.errors ?? {}} />
        <SubmitButton path={path} busy={BOXES_COPY.saving} look="quiet" name="intent" value="save">
          {BOXES_COPY.save}
        </SubmitButton>
      </Form>
    </details>
  );
}

interface BoxFieldsProps {
  id: string;
  label: string;
  where: string;
  errors: AnsweredForm["errors"];
}

/** The label of a box, and its place. */
export function BoxFields({ id, label, where, errors }: BoxFieldsProps) {
  return (
    <>
      <Field
        id={`label-${id}`}
        name="label"
        label={BOXES_COPY.label}
        autoComplete="off"
        defaultValue={label}
        error={errors.label}
      />
      <Field
        id={`where-${id}`}
        name="where"
        label={BOXES_COPY.place}
        hint={BOXES_COPY.placeHint}
        autoComplete="off"
        defaultValue={where}
        error={errors.where}
      />
    </>
  );
}
