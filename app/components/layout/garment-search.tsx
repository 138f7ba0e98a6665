// Searches the catalogue's garments: as you type with scripts, with its button without.
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "~/components/ui/button.tsx";

interface GarmentSearchProps {
  label: string;
  button: string;
  value: string;
  onChange: (text: string) => void;
  /** The result count in words. */
  found: string;
  /** Further choices. */
  children?: ReactNode;
}

export function GarmentSearch({ label, button, value, onChange, found, children }: GarmentSearchProps) {
  return (
    <Form
      method="get"
      role="search"
      noValidate
      replace
      preventScrollReset
      className="flex flex-wrap content-start items-end gap-3"
    >
      <label className="min-w-40 grow basis-0 text-sm font-semibold">
        {label}
        <input
          type="search"
          name="q"
          maxLength={80}
          autoComplete="off"
          defaultValue={value}
          onChange={({ target }) => onChange(target.value)}
          className="field mt-1.5 font-normal"
        />
      </label>
      <Button type="submit" look="quiet">
        {button}
      </Button>
      {children}
      <p role="status" className="figures min-h-6 basis-full text-sm text-ink-soft">
        {found}
      </p>
    </Form>
  );
}
