// The form that reserves one line.
import { Button } from "~/components/ui/button.tsx";
import { Field, LongField, Select, Tick } from "~/components/ui/field.tsx";
import { GIVING_WAYS } from "~/domain/gifts/gift-choices.ts";
import { MAX_GIFT_MESSAGE, MAX_GIVER_NAME } from "~/domain/gifts/gift-lines.ts";
import { RESERVE_COPY } from "~/words/en/gifts/giver-page-copy.ts";

/** The longest list of numbers to choose from. */
const MOST_CHOICES = 50;

export interface ReserveFieldsProps {
  item: string;
  formKey: string;
  /** The page's promise about a surprise, sealed; it holds for the reservation. */
  told: string;
  left: number;
  isSurprise: boolean;
  approves: boolean;
  /** What was typed before, and what is wrong with it. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

export function ReserveFields(props: ReserveFieldsProps) {
  const { item, formKey, told, left, isSurprise, approves, typed, errors } = props;
  return (
    <form method="post" noValidate className="mt-4 grid gap-5">
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="formKey" value={formKey} />
      <input type="hidden" name="told" value={told} />
      <Field
        name="name"
        label={RESERVE_COPY.name}
        hint={isSurprise ? RESERVE_COPY.nameHintSurprise : RESERVE_COPY.nameHint}
        error={errors.name}
        defaultValue={typed.name}
        maxLength={MAX_GIVER_NAME}
        autoComplete="name"
        required
        {...(Object.keys(errors).length === 0 && { autoFocus: true })}
      />
      {left > 1 || errors.pieces ? (
        <Select
          name="pieces"
          label={RESERVE_COPY.pieces}
          error={errors.pieces}
          defaultValue={typed.pieces}
          className="w-24"
        >
          {Array.from({ length: Math.min(left, MOST_CHOICES) }, (_, at) => at + 1).map((number) => (
            <option key={number}>{number}</option>
          ))}
        </Select>
      ) : (
        <input type="hidden" name="pieces" value="1" />
      )}
      <Ways chosen={typed.how} />
      <LongField
        name="message"
        label={RESERVE_COPY.message}
        hint={RESERVE_COPY.optional}
        error={errors.message}
        rows={2}
        maxLength={MAX_GIFT_MESSAGE}
        defaultValue={typed.message}
      />
      <Field
        name="email"
        type="email"
        label={RESERVE_COPY.email}
        hint={RESERVE_COPY.emailHint}
        error={errors.email}
        defaultValue={typed.email}
        autoComplete="email"
        inputMode="email"
      />
      {approves && <p className="text-sm text-ink-soft">{RESERVE_COPY.approves}</p>}
      <Button type="submit" className="justify-self-start">
        {RESERVE_COPY.send}
      </Button>
    </form>
  );
}

function Ways({ chosen = GIVING_WAYS[0] }: { chosen: string | undefined }) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{RESERVE_COPY.how}</legend>
      {GIVING_WAYS.map((way) => (
        <Tick key={way} name="how" value={way} defaultChecked={way === chosen}>
          {RESERVE_COPY.ways[way]}
        </Tick>
      ))}
    </fieldset>
  );
}
