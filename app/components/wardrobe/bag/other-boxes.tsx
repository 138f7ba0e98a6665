// The boxes of a family's other plans, with what of them fits this plan's child.
import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";
import { BOXES_FORM, BoxesForm } from "~/components/wardrobe/boxes-form.tsx";
import { boxesPath } from "~/contracts/wardrobe/box-addresses.ts";
import type {
  ShownFitLine,
  ShownOtherBox,
  ShownOtherBoxes,
  ShownUnpacked,
} from "~/contracts/wardrobe/shown-boxes.ts";
import { UNPACKED } from "~/words/en/wardrobe/box-links-copy.ts";
import { OTHER_BOXES_COPY, stayWords } from "~/words/en/wardrobe/boxes-copy.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface OtherBoxesProps {
  planId: string;
  others: readonly ShownOtherBoxes[];
  formKey: string;
  /** Whether the page's own head says what they are. */
  isLeading: boolean;
}

export function OtherBoxes({ planId, others, formKey, isLeading }: OtherBoxesProps) {
  return others.map((other) => (
    <section key={other.planId} aria-labelledby={`from-${other.planId}`} data-chrome className="mt-8">
      <h2 id={`from-${other.planId}`} className="text-lg wrap-anywhere">
        {OTHER_BOXES_COPY.from(other.title)}
      </h2>
      <p className="figures font-semibold">{OTHER_BOXES_COPY.fit(other.fits, other.pieces)}</p>
      {!isLeading && <p className="text-sm text-ink-soft">{OTHER_BOXES_COPY.lead}</p>}
      {other.together.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-11 items-center text-sm font-semibold text-rose">
            {OTHER_BOXES_COPY.together}
          </summary>
          <FitLines lines={other.together} />
        </details>
      )}
      {other.boxes.map((box) => (
        <OtherBox key={box.id} planId={planId} box={box} formKey={formKey} />
      ))}
    </section>
  ));
}

interface UnpackedProps {
  planId: string;
  lines: readonly ShownUnpacked[];
  formKey: string;
}

/** What older children have outgrown and nobody has packed, each with one tap that brings it here. */
export function Unpacked({ planId, lines, formKey }: UnpackedProps) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="unpacked" data-chrome className="mt-8">
      <BoxesForm planId={planId} formKey={formKey} leadsToBoxes />
      <h2 id="unpacked" className="text-lg">
        {UNPACKED}
      </h2>
      <ul className="figures card mt-3 px-4 py-1">
        {lines.map(({ take, name, ageRange, pieces }) => (
          <li key={take} className="flow min-h-11 justify-between gap-x-3 text-sm">
            <span className="min-w-0 grow basis-32 wrap-anywhere">
              <b>{pieces} ×</b> {name}
              {ageRange && <span className="text-ink-soft">, {SIZE_LABELS[ageRange]}</span>}
            </span>
            <Button type="submit" look="bare" form={BOXES_FORM} name="take" value={take} className="-me-6">
              {OTHER_BOXES_COPY.take(pieces)}
              <span className="sr-only">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OtherBoxProps extends Omit<OtherBoxesProps, "others" | "isLeading"> {
  box: ShownOtherBox;
}

function OtherBox({ planId, box, formKey }: OtherBoxProps) {
  const { id, label, place, pieces, fits, lines, use } = box;
  const headingId = `box-${id}`;
  return (
    <Form
      method="post"
      action={boxesPath(planId)}
      aria-labelledby={headingId}
      data-answer=""
      className="card mt-3 px-4 py-3"
    >
      <input type="hidden" name="intent" value="use" />
      <input type="hidden" name="boxId" value={id} />
      <input type="hidden" name="formKey" value={formKey} />
      <h3 id={headingId} className="font-sans text-base font-semibold wrap-anywhere">
        {label}
        <span className="figures font-normal text-ink-soft"> · {OTHER_BOXES_COPY.fit(fits, pieces)}</span>
      </h3>
      {place && <p className="text-sm wrap-anywhere text-ink-soft">{place}</p>}
      <FitLines lines={lines} />
      {fits > 0 && (
        <Button type="submit" name="all" value={use} className="mt-3" aria-describedby={headingId}>
          {OTHER_BOXES_COPY.takeAll(fits)}
        </Button>
      )}
    </Form>
  );
}

function FitLines({ lines }: { lines: readonly ShownFitLine[] }) {
  return (
    <ul className="figures mt-1">
      {lines.map((line) => (
        <li
          key={line.key}
          className="flow min-h-11 justify-between gap-x-3 border-t border-hairline py-1.5 text-sm"
        >
          <FitWords line={line} />
          {line.use && (
            <Button
              type="submit"
              look="bare"
              name="all"
              value={line.use}
              aria-label={OTHER_BOXES_COPY.takeOf(line.fits, line.name)}
              className="-me-6"
            >
              {OTHER_BOXES_COPY.take(line.fits)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** '6 of 9 Footed Sleeper, 3–6m', and below it why the others stay. */
function FitWords({ line: { fits, needed, pieces, name, ageRange, misfit } }: { line: ShownFitLine }) {
  return (
    <span className="min-w-0 grow basis-40 wrap-anywhere">
      <b>{fits > 0 ? OTHER_BOXES_COPY.ofNeeded(fits, needed) : `${pieces} ×`}</b> {name}
      {ageRange && <span className="text-ink-soft">, {SIZE_LABELS[ageRange]}</span>}
      {misfit && <small className="block text-xs text-ink-soft">{stayWords(misfit, pieces - fits)}</small>}
    </span>
  );
}
