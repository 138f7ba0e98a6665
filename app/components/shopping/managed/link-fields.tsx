// The form for one shopping link, with the values typed so far and the errors.

import { Form, href, Link, useNavigation } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import { Button, buttonClasses } from "~/components/ui/button.tsx";
import { Field, Select } from "~/components/ui/field.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { useFirstWrong } from "~/components/ui/use-form-send.ts";
import type { AnsweredForm } from "~/contracts/form.ts";
import { ZIP_COUNTRY } from "~/domain/places/place.ts";
import {
  HIGHEST_LINK_ORDER,
  LINK_CATEGORIES,
  LONGEST_LINK_TEXT,
  LONGEST_LINK_URL,
} from "~/domain/shopping/shop-links.ts";
import { AGE_RANGES, GENDER_PREFERENCES } from "~/domain/vocabulary.ts";
import { LINK_FORM_COPY, MANAGED_LINKS_COPY } from "~/words/en/managed-copy.ts";
import { LINK_CATEGORY_LABELS } from "~/words/en/shopping/shop-copy.ts";
import { SIZE_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";

interface LinkFieldsProps {
  clothingId: number;
  countries: readonly { code: string; name: string }[];
  values: Readonly<Record<string, string>>;
  /** Why the server refused the form. */
  problem: AnsweredForm | undefined;
}

function LinkFields({ clothingId, countries, values, problem }: LinkFieldsProps) {
  const form = useFirstWrong(problem);
  const isSaving = useNavigation().formMethod === "POST";
  const errors = problem?.errors ?? {};
  const text = (name: string, label: string) => ({
    id: name,
    name,
    label,
    defaultValue: values[name],
    error: errors[name],
    autoComplete: "off",
  });
  const choices = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <Select name={name} label={label} error={errors[name]} defaultValue={values[name] ?? options[0]?.[0]}>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
  );
  return (
    <Form ref={form} method="post" noValidate className="card mt-5 grid gap-5 p-5 sm:p-6">
      {problem && <ErrorNotice>{problem.message}</ErrorNotice>}
      <Field {...text("productTitle", LINK_FORM_COPY.title)} required maxLength={LONGEST_LINK_TEXT} />
      <Field
        {...text("affiliateUrl", LINK_FORM_COPY.url)}
        type="url"
        inputMode="url"
        hint={LINK_FORM_COPY.urlHint}
        required
        maxLength={LONGEST_LINK_URL}
      />
      <Field {...text("descriptor", LINK_FORM_COPY.descriptor)} maxLength={LONGEST_LINK_TEXT} />
      <div className="grid gap-5 sm:grid-cols-2">
        {choices(
          "category",
          LINK_FORM_COPY.category,
          LINK_CATEGORIES.map((value) => [value, LINK_CATEGORY_LABELS[value]]),
        )}
        {choices("country", LINK_FORM_COPY.country, [
          [ZIP_COUNTRY, countries.find(({ code }) => code === ZIP_COUNTRY)?.name ?? ZIP_COUNTRY],
          ["", MANAGED_LINKS_COPY.everywhere],
          ...countries.flatMap(({ code, name }) => (code === ZIP_COUNTRY ? [] : [[code, name] as const])),
        ])}
        {choices("gender", LINK_FORM_COPY.gender, [
          ["", MANAGED_LINKS_COPY.everyGender],
          ...GENDER_PREFERENCES.map((value) => [value, MANAGED_LINKS_COPY.genders[value]] as const),
        ])}
        {choices("ageRange", LINK_FORM_COPY.ageRange, [
          ["", MANAGED_LINKS_COPY.everyAge],
          ...AGE_RANGES.map((value) => [value, SIZE_LABELS[value]] as const),
        ])}
        <Field
          {...text("displayOrder", LINK_FORM_COPY.order)}
          type="number"
          inputMode="numeric"
          min={0}
          max={HIGHEST_LINK_ORDER}
          hint={LINK_FORM_COPY.orderHint}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Link
          to={href("/admin/links/:clothingId", { clothingId: `${clothingId}` })}
          className={buttonClasses("quiet")}
        >
          {LINK_FORM_COPY.cancel}
        </Link>
        <Button type="submit" aria-disabled={isSaving}>
          {isSaving ? LINK_FORM_COPY.saving : LINK_FORM_COPY.save}
        </Button>
      </div>
    </Form>
  );
}

interface LinkEditorProps extends Pick<LinkFieldsProps, "countries" | "values" | "problem"> {
  title: string;
  garment: { id: number; name: string };
}

/** The page of a shopping link's form; one that was refused has what was typed. */
export function LinkEditor({ title, garment, values, problem, countries }: LinkEditorProps) {
  const { id, name } = garment;
  return (
    <PageFrame
      title={title}
      back={{ to: href("/admin/links/:clothingId", { clothingId: `${id}` }), label: name }}
    >
      <LinkFields clothingId={id} countries={countries} values={problem?.typed ?? values} problem={problem} />
    </PageFrame>
  );
}
