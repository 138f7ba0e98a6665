// The piece of the catalogue that a parent's own item is as warm as. Dashboards load it with the form that asks for it.
import { useId } from "react";
import { Select } from "~/components/ui/field.tsx";
import { WARM_AS } from "~/domain/wardrobe/warm-as.ts";
import { ITEM_CATEGORY_LABELS } from "~/words/en/wardrobe/wardrobe-copy.ts";
import { WARM_AS_COPY, WARM_AS_LABELS } from "~/words/en/wardrobe/warm-as-copy.ts";

interface WarmAsFieldProps {
  /** The earlier choice. */
  value: string | undefined;
  error: string | undefined;
}

export function WarmAsField({ value = "", error }: WarmAsFieldProps) {
  const id = useId();
  return (
    <Select
      id={id}
      name="warmAs"
      label={WARM_AS_COPY.label}
      hint={WARM_AS_COPY.hint}
      error={error}
      defaultValue={value}
    >
      <option value="">{WARM_AS_COPY.none}</option>
      {WARM_AS.map(({ category, keys }) => (
        <optgroup key={category} label={ITEM_CATEGORY_LABELS[category]}>
          {keys.map((key) => (
            <option key={key} value={key}>
              {WARM_AS_LABELS[key]}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
