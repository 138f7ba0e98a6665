// The list for day care: a form in which the parents change it, and on paper the list alone.
import { Form, Link } from "react-router";
import { useMay } from "~/components/members/on-plan.ts";
import { Button, SubmitButton } from "~/components/ui/button.tsx";
import { LongField } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import type { ShownCare, ShownCareLine, ShownCareSet } from "~/contracts/today/shown-care.ts";
import { careField, dayCarePath } from "~/contracts/today/today-addresses.ts";
import { LONGEST_CARE_TEXT, MOST_CARE_PIECES } from "~/domain/today/day-care.ts";
import { CARE_COPY } from "~/words/en/today/day-care-copy.ts";
import { AGE_RANGE_LABELS, SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { weatherWords } from "~/words/en/weather/weather-copy.ts";

interface CareListProps {
  planId: string;
  care: ShownCare;
  /** The form that was refused, as it was sent. */
  refusal: AnsweredForm | null;
}

/** The list of one size. */
export function CareList({ planId, care, refusal }: CareListProps) {
  const { without, size, sizes, weather, wear, sets, weekly, next, left } = care;
  const mayEdit = useMay("edit");
  const form = useFirstWrong(refusal);
  const path = dayCarePath(planId, size);
  const typed = refusal?.typed ?? {};
  return (
    <>
      {without === null && (
        <p className="figures text-sm text-ink-soft">
          {[AGE_RANGE_LABELS[size], weatherWords([weather])].join(" · ")}
        </p>
      )}
      {sizes.length > 1 && (
        <nav data-chrome aria-label={CARE_COPY.sizes} className="chips mt-2">
          {sizes.map((one) => (
            <Link
              key={one}
              to={dayCarePath(planId, one)}
              className="chip"
              aria-current={one === size ? "page" : undefined}
            >
              {SIZE_LABELS[one]}
            </Link>
          ))}
        </nav>
      )}
      {left.map((one) => (
        <p key={one.size} className="mt-2 text-sm">
          <Link to={dayCarePath(planId, one.size)} className="tap-link">
            {CARE_COPY.left(one.size, one.pieces)}
          </Link>
        </p>
      ))}
      {refusal?.message && <ErrorNotice>{refusal.message}</ErrorNotice>}
      {without === null && (
        <Form ref={form} method="post" action={path} noValidate className="mt-2" key={size}>
          <input type="hidden" name="size" value={size} />
          {wear.length > 0 && (
            <section className="care-set">
              <h2>{CARE_COPY.wear}</h2>
              <p className="text-sm">{wear.join(" · ")}</p>
            </section>
          )}
          {sets.map((set) => (
            <CareSetLines key={set.set} set={set} typed={typed} mayEdit={mayEdit} />
          ))}
          {weekly.length > 0 && (
            <section className="care-set">
              <h2>{CARE_COPY.weekly}</h2>
              <p className="text-sm">{weekly.join(" · ")}</p>
            </section>
          )}
          <OwnLines care={care} typed={typed.more} error={refusal?.errors.more} mayEdit={mayEdit} />
          {next && (
            <p className="figures mt-4 text-sm">{CARE_COPY.next(next.size, next.day, next.isLikely)}</p>
          )}
          {mayEdit && (
            <div data-chrome className="mt-4 flex flex-wrap gap-3">
              <SubmitButton path={path} busy={CARE_COPY.saving} name="intent" value="save">
                {CARE_COPY.save}
              </SubmitButton>
              {care.isOwn && (
                <Button type="submit" look="bare" name="intent" value="reset">
                  {CARE_COPY.reset}
                </Button>
              )}
            </div>
          )}
        </Form>
      )}
    </>
  );
}

type CareSetLinesProps = { set: ShownCareSet; typed: Readonly<Record<string, string>>; mayEdit: boolean };

function CareSetLines({ set: { set, lines, note }, typed, mayEdit }: CareSetLinesProps) {
  return (
    <section className="care-set">
      <h2>
        <span>{CARE_COPY.sets[set]}</span>
        {mayEdit && (
          <span data-chrome aria-hidden="true">
            <span>{CARE_COPY.take}</span>
            <span>{CARE_COPY.there}</span>
          </span>
        )}
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line.key}>
            <b className={mayEdit ? "hidden print:inline" : ""}>{line.take} × </b>
            <span>{line.name}</span>
            {mayEdit && (
              <span data-chrome>
                <CountInput line={line} counted="take" typed={typed} />
                <CountInput line={line} counted="there" typed={typed} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {note && <p className="text-sm">{note}</p>}
    </section>
  );
}

interface CountInputProps {
  line: ShownCareLine;
  counted: "take" | "there";
  typed: Readonly<Record<string, string>>;
}

function CountInput({ line, counted, typed }: CountInputProps) {
  const name = careField(counted, line.key);
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={MOST_CARE_PIECES}
      name={name}
      defaultValue={typed[name] ?? line[counted]}
      aria-label={counted === "take" ? CARE_COPY.takeOf(line.name) : CARE_COPY.thereOf(line.name)}
      className="field"
    />
  );
}

interface OwnLinesProps {
  care: ShownCare;
  typed: string | undefined;
  error: string | undefined;
  mayEdit: boolean;
}

function OwnLines({ care: { more }, typed, error, mayEdit }: OwnLinesProps) {
  return (
    <>
      {more !== "" && (
        <p className={`text-sm whitespace-pre-line wrap-anywhere ${mayEdit ? "hidden print:block" : "mt-4"}`}>
          {more}
        </p>
      )}
      {mayEdit && (
        <div data-chrome className="mt-4 grid gap-3">
          <p className="text-xs text-ink-soft">{CARE_COPY.thereHint}</p>
          <LongField
            name="more"
            label={CARE_COPY.more}
            hint={CARE_COPY.moreHint}
            error={error}
            rows={3}
            maxLength={LONGEST_CARE_TEXT}
            defaultValue={typed ?? more}
          />
        </div>
      )}
    </>
  );
}

/** The list as plain text, for a chat or a mail. */
export function careText({ without, size, wear, sets, weekly, more, next }: ShownCare): string {
  if (without !== null) return `${CARE_COPY.title}\n${without}\n`;
  const blocks = [
    [CARE_COPY.title, AGE_RANGE_LABELS[size]],
    ...(wear.length > 0 ? [[CARE_COPY.wear, ...wear.map(lineText)]] : []),
    ...sets.map(({ set, lines, note }) => [
      CARE_COPY.sets[set],
      ...lines.filter(({ take }) => take > 0).map(({ take, name }) => `- ${take} × ${name}`),
      ...(note ? [note] : []),
    ]),
    ...(weekly.length > 0 ? [[CARE_COPY.weekly, ...weekly.map(lineText)]] : []),
    ...(more ? [more.split("\n")] : []),
    ...(next ? [[CARE_COPY.next(next.size, next.day, next.isLikely)]] : []),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

function lineText(name: string): string {
  return `- ${name}`;
}
