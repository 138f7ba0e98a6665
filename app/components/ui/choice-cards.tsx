import type { ReactNode } from "react";

interface Choice<Value extends string> {
  value: Value;
  label: string;
  hint: string;
  art?: ReactNode;
}

interface ChoiceCardsProps<Value extends string> {
  name: string;
  /** The id of the question that these cards answer. */
  labelledBy: string;
  choices: readonly Choice<Value>[];
  defaultValue: Value;
}

/** Large radio buttons; the whole card is the target. */
export function ChoiceCards<Value extends string>({
  name,
  labelledBy,
  choices,
  defaultValue,
}: ChoiceCardsProps<Value>) {
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="grid gap-2">
      {choices.map(({ value, label, hint, art }) => (
        <label
          key={value}
          className="card flex min-h-16 cursor-pointer items-center gap-4 px-4 py-2 transition-colors hover:bg-sunken has-checked:border-rose has-checked:bg-blush has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose"
        >
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === defaultValue}
            className="size-5 shrink-0 accent-rose focus-visible:outline-none"
          />
          <span className="grow">
            <span className="block font-semibold">{label}</span>
            <span className="block text-sm text-ink-soft">{hint}</span>
          </span>
          {art}
        </label>
      ))}
    </div>
  );
}
