import { Form, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { SubmitButton } from "~/components/ui/button.tsx";
import { BoxesForm, PackAway } from "~/components/wardrobe/boxes-form.tsx";
import { PASS_FIELD, passOnPath, piecesPath } from "~/contracts/wardrobe/bag-addresses.ts";
import { NO_SIZE, PACK_SIZE_PARAM, packPath } from "~/contracts/wardrobe/box-addresses.ts";
import { harmless } from "~/domain/shopping/spreadsheet.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { BOX_LINKS } from "~/words/en/wardrobe/box-links-copy.ts";
import { PACK_COPY } from "~/words/en/wardrobe/boxes-copy.ts";
import { PASS_ON_COPY } from "~/words/en/wardrobe/hand-me-downs-copy.ts";
import { SIZE_TIME_LABELS } from "~/words/en/wardrobe/item-words.ts";
import { PIECES_COPY } from "~/words/en/wardrobe/pieces-copy.ts";
import { AGE_RANGE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface Section {
  ageRange: AgeRange | null;
  isOver: boolean;
  pieces: number;
  lines: readonly {
    id: number;
    name: string;
    ageRange: AgeRange;
    pieces: number;
    owned: number;
    needed: number;
  }[];
  all: string;
}

type PassOnSectionsProps = { planId: string; sections: readonly Section[]; formKey: string };

/** A form for each size, so that all of it fits into one. */
export function PassOnSections({ planId, sections, formKey }: PassOnSectionsProps) {
  const path = passOnPath(planId);
  const toPack = packPath(planId);
  const mayEdit = useMay("edit");
  return (
    <>
      <BoxesForm planId={planId} formKey={formKey} leadsToBoxes />
      {sections.map(({ ageRange, isOver, pieces, lines, all }) => (
        <Form key={ageRange} method="post" action={path} noValidate className="card mt-4 px-4 py-3">
          <input type="hidden" name="formKey" value={formKey} />
          <h2 className="font-sans text-base font-semibold">
            {ageRange ? AGE_RANGE_LABELS[ageRange] : PASS_ON_COPY.oneSize}
            {isOver && <span className="font-normal text-ink-soft"> · {SIZE_TIME_LABELS.over}</span>}
          </h2>
          <ul className="mt-1">
            {lines.map((line) => (
              <li key={line.id} className="border-t border-hairline">
                <label className="flex min-h-11 items-center gap-3 py-1.5 text-sm">
                  <input
                    type="checkbox"
                    disabled={!mayEdit}
                    name={`${PASS_FIELD}${line.id}:${line.ageRange}`}
                    value={line.pieces}
                    className="size-5 shrink-0 accent-rose"
                  />
                  <span className="min-w-0 break-words">
                    <b className="figures">{line.pieces}</b> × {line.name}
                    {!isOver && (
                      <span className="figures block text-xs text-ink-soft">
                        {PASS_ON_COPY.youHave(line.owned, line.needed)}
                      </span>
                    )}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          {isOver && ageRange && (
            <Link data-chrome to={piecesPath(planId, ageRange)} className="tap-link text-sm">
              {PIECES_COPY.print}
            </Link>
          )}
          {mayEdit && (
            <fieldset data-chrome className="mt-3">
              <legend className="mb-2 text-sm">{PACK_COPY.ask}</legend>
              <div className="flex flex-wrap gap-2">
                {isOver && ageRange && <PackAway ageRange={ageRange} />}
                {/* First, because it only asks: a form that is sent by a key is sent by its first button. */}
                <SubmitButton
                  path={toPack}
                  busy={BOX_LINKS.keep}
                  formMethod="get"
                  formAction={toPack}
                  name={PACK_SIZE_PARAM}
                  value={ageRange ?? NO_SIZE}
                >
                  {BOX_LINKS.keep}
                </SubmitButton>
                <SubmitButton path={path} busy={PASS_ON_COPY.passingOn}>
                  {PASS_ON_COPY.passOn}
                </SubmitButton>
                <SubmitButton path={path} busy={PASS_ON_COPY.passingOn} look="quiet" name="all" value={all}>
                  {PASS_ON_COPY.all(pieces)}
                </SubmitButton>
              </div>
            </fieldset>
          )}
        </Form>
      ))}
    </>
  );
}

type TextSection = { ageRange: AgeRange | null; lines: readonly { name: string; pieces: number }[] };

/** Pieces to pass on, by size, as text for a chat. */
export function passOnText(sections: readonly TextSection[]): string {
  const blocks = sections.map(({ ageRange, lines }) => [
    ageRange ? AGE_RANGE_LABELS[ageRange] : PASS_ON_COPY.oneSize,
    ...lines.map(({ name, pieces }) => `- ${pieces} × ${harmless(name.replace(/\s+/g, " ").trim())}`),
  ]);
  return `${[[PASS_ON_COPY.title], ...blocks].map((lines) => lines.join("\n")).join("\n\n")}\n`;
}
