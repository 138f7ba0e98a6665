// The fields of an item that a parent adds or edits, for the dialogs and the script-free pages.
import { type Ref, useId, useState } from "react";
import { WeatherSymbol, weatherTheme } from "~/components/illustrations/art.tsx";
import { Field, FieldError, LongField, Select } from "~/components/ui/field.tsx";
import { type AgeRange, ESSENTIALITIES, type ItemCategory } from "~/domain/vocabulary.ts";
import {
  CUSTOM_CATEGORIES,
  DEFAULT_ESSENTIALITY,
  GROUP_FIELD,
  MAX_CUSTOM_QUANTITY,
  MAX_NAME_LENGTH,
  offeredCategory,
} from "~/domain/wardrobe/custom-item.ts";
import { MAX_NOTE_LENGTH } from "~/domain/wardrobe/owned.ts";
import type { WeatherGroup } from "~/domain/weather/weather-groups.ts";
import { newId } from "~/lib/new-id.ts";
import { shortSpanWords } from "~/words/en/day-words.ts";
import { ADD_ITEM_COPY, ADD_ITEM_ESSENTIALITIES } from "~/words/en/wardrobe/item-words.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { WEATHER_LABELS } from "~/words/en/weather/weather-copy.ts";

export interface AddItemTarget {
  onboardingId: string;
  ageRange: AgeRange;
  /** The weather groups of the age range. */
  groups: readonly WeatherGroup[];
  /** The plan's, in whose order dates are written. */
  country: string;
  /** The preselected category; null for none. */
  category: ItemCategory | null;
}

/** Form values by field name. */
export type FieldValues = Readonly<Record<string, string>>;

interface AddItemFieldsProps extends Omit<AddItemTarget, "onboardingId"> {
  /** When editing, the item keeps its age range, and its note is edited where it is shown. */
  isEdit?: boolean;
  /** Values typed before. */
  values?: FieldValues;
  errors?: FieldValues | undefined;
  nameRef?: Ref<HTMLInputElement>;
}

/** Name, category, essentiality, pieces by weather, and notes, each with its error. The inputs are uncontrolled. */
export function AddItemFields({
  ageRange,
  groups,
  country,
  category,
  isEdit = false,
  values = {},
  errors = {},
  nameRef,
}: AddItemFieldsProps) {
  const id = useId();
  const [key] = useState(newId);
  return (
    <>
      {!isEdit && (
        <>
          <input type="hidden" name="ageRange" value={ageRange} />
          {/* Either the server's id or the browser's will do. */}
          <input type="hidden" name="key" defaultValue={values.key ?? key} suppressHydrationWarning />
        </>
      )}
      <Field
        ref={nameRef}
        id={`${id}-name`}
        name="name"
        label={ADD_ITEM_COPY.name}
        defaultValue={values.name}
        error={errors.name}
        required
        pattern=".*\S.*"
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
      />
      <Select
        id={`${id}-category`}
        name="category"
        label={ADD_ITEM_COPY.category}
        error={errors.category}
        required
        defaultValue={offeredCategory(category) ?? values.category ?? ""}
      >
        <option value="">{ADD_ITEM_COPY.chooseCategory}</option>
        {CUSTOM_CATEGORIES.map((value) => (
          <option key={value} value={value}>
            {ITEM_CATEGORY_LABELS[value]}
          </option>
        ))}
      </Select>
      <fieldset aria-describedby={errors.essentiality ? `${id}-essentiality-error` : undefined}>
        <legend className="text-sm font-semibold">{ADD_ITEM_COPY.essentiality}</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {ESSENTIALITIES.map((value) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-outline px-[14px] text-sm has-checked:border-rose has-checked:bg-blush has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose"
            >
              <input
                type="radio"
                name="essentiality"
                value={value}
                defaultChecked={value === (values.essentiality ?? DEFAULT_ESSENTIALITY)}
                className="size-4 accent-rose focus-visible:outline-none"
              />
              {ADD_ITEM_ESSENTIALITIES[value]}
            </label>
          ))}
        </div>
        <FieldError id={`${id}-essentiality-error`} error={errors.essentiality} />
      </fieldset>
      <fieldset aria-describedby={`${id}-pieces-hint`}>
        <legend className="text-sm font-semibold">{ADD_ITEM_COPY.pieces}</legend>
        <p id={`${id}-pieces-hint`} className="mt-0.5 text-xs text-ink-soft">
          {ADD_ITEM_COPY.piecesHint}
        </p>
        {groups.map((group) => {
          const field = `${GROUP_FIELD}${group.weatherGroupOrder}`;
          return (
            <Pieces
              key={field}
              id={`${id}-${field}`}
              name={field}
              group={group}
              country={country}
              value={values[field]}
              error={errors[field]}
            />
          );
        })}
      </fieldset>
      {!isEdit && (
        <LongField
          id={`${id}-notes`}
          name="notes"
          label={ADD_ITEM_COPY.notes}
          hint={ADD_ITEM_COPY.notesHint}
          error={errors.notes}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={values.notes}
          className="py-3"
        />
      )}
    </>
  );
}

interface PiecesProps {
  id: string;
  name: string;
  group: WeatherGroup;
  country: string;
  value: string | undefined;
  error: string | undefined;
}

function Pieces({ id, name, group, country, value, error }: PiecesProps) {
  const { category, start, end } = group;
  return (
    <div data-weather={weatherTheme(category)} className="mt-2">
      <div className="flow justify-between gap-x-3 gap-y-1">
        <label htmlFor={id} className="figures flex min-w-0 items-center gap-2.5 text-sm">
          <WeatherSymbol category={category} className="size-8 shrink-0 text-weather" />
          <span>
            {WEATHER_LABELS[category]}
            <span className="sr-only">, </span>
            <span className="block text-xs text-ink-soft">{shortSpanWords(start, end, country)}</span>
          </span>
        </label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          min={0}
          max={MAX_CUSTOM_QUANTITY}
          placeholder="0"
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="field figures w-24 shrink-0"
        />
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
