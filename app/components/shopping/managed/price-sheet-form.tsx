// The form for a country's price sheet.
import { Form, Link } from "react-router";
import { Button, SubmitButton } from "~/components/ui/button.tsx";
import { Field, FieldError, Select, wrongMark } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { SHEET_COLUMNS, sheetField } from "~/contracts/shopping/cost-addresses.ts";
import { PRICE_GROUPS, type PriceGroup } from "~/domain/shopping/price-groups.ts";
import { PRICE_SHEETS_COPY } from "~/words/en/managed-copy.ts";
import { COST_COPY } from "~/words/en/shopping/cost-copy.ts";

type Choice = { code: string; name: string };

interface PriceSheetFormProps {
  countries: readonly Choice[];
  currencies: readonly Choice[];
  today: string;
  /** The country whose sheet this is; null for a new one. */
  open: string | null;
  values: Readonly<Record<string, string>>;
  /** The form that was refused, as it was sent. */
  refusal: AnsweredForm | null;
}

const PATH = "/admin/prices";

export function PriceSheetForm({ countries, currencies, today, open, values, refusal }: PriceSheetFormProps) {
  const form = useFirstWrong(refusal);
  const errors = refusal?.errors ?? {};
  const shown = refusal?.typed ?? values;
  const choice = (name: string, label: string, choices: readonly Choice[], hint?: string) => (
    <Select name={name} label={label} hint={hint} error={errors[name]} defaultValue={shown[name] ?? ""}>
      <option value="">{PRICE_SHEETS_COPY.choose}</option>
      {choices.map(({ code, name: words }) => (
        <option key={code} value={code}>
          {words}
        </option>
      ))}
    </Select>
  );
  return (
    <Form
      ref={form}
      method="post"
      action={PATH}
      noValidate
      className="card mt-5 grid grid-cols-1 gap-5 p-5 sm:p-6"
    >
      {refusal?.message && <ErrorNotice>{refusal.message}</ErrorNotice>}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        {choice("country", PRICE_SHEETS_COPY.country, countries, PRICE_SHEETS_COPY.countryHint)}
        {choice("currency", PRICE_SHEETS_COPY.currency, currencies)}
        <Field
          name="pricedOn"
          label={PRICE_SHEETS_COPY.pricedOn}
          type="date"
          max={today}
          defaultValue={shown.pricedOn}
          error={errors.pricedOn}
        />
      </div>
      <p className="text-xs text-ink-soft">{PRICE_SHEETS_COPY.shareHint}</p>
      {PRICE_GROUPS.map((group) => (
        <SheetGroup key={group} group={group} shown={shown} errors={errors} />
      ))}
      <div className="flex flex-wrap gap-3">
        <SubmitButton path={PATH} busy={PRICE_SHEETS_COPY.saving} name="intent" value="save">
          {PRICE_SHEETS_COPY.save}
        </SubmitButton>
        {open !== null && (
          <>
            <Button type="submit" look="bare" name="intent" value="remove">
              {PRICE_SHEETS_COPY.remove}
            </Button>
            <Link to={PATH} className="linkish inline-flex min-h-12 items-center text-sm">
              {PRICE_SHEETS_COPY.add}
            </Link>
          </>
        )}
      </div>
    </Form>
  );
}

interface SheetGroupProps {
  group: PriceGroup;
  shown: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}

function SheetGroup({ group, shown, errors }: SheetGroupProps) {
  const name = COST_COPY.groups[group];
  return (
    <fieldset className="sheet-group">
      <legend>{name}</legend>
      {SHEET_COLUMNS.map((column) => {
        const field = sheetField(column, group);
        return (
          <label key={column}>
            <span>{PRICE_SHEETS_COPY[column]}</span>
            <input
              id={field}
              name={field}
              defaultValue={shown[field]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={12}
              aria-label={PRICE_SHEETS_COPY.field(PRICE_SHEETS_COPY[column], name)}
              {...wrongMark(`${field}-error`, errors[field])}
              className="field"
            />
            <FieldError id={`${field}-error`} error={errors[field]} />
          </label>
        );
      })}
    </fieldset>
  );
}
