import { FieldError } from "~/components/ui/field.tsx";
import { BABY_COUNTS, ONE_BABY } from "~/domain/plans/babies.ts";
import { BABIES_COPY } from "~/words/en/plans/birth-copy.ts";

interface BabiesFieldProps {
  /** As typed; anything that isn't offered stands for one baby. */
  value: string;
  error?: string | undefined;
}

/** How many babies a plan is for. Folded, because nearly everyone has one; open where the answer is another. */
export function BabiesField({ value, error }: BabiesFieldProps) {
  const chosen = BABY_COUNTS.includes(value) ? value : ONE_BABY;
  return (
    <details open={chosen !== ONE_BABY || error !== undefined} className="text-sm open:basis-full">
      <summary className="tap-link">{BABIES_COPY.fold}</summary>
      <fieldset
        aria-describedby={error ? "babies-hint babies-error" : "babies-hint"}
        data-wrong={error ? true : undefined}
        tabIndex={error ? -1 : undefined}
        className="pb-2"
      >
        <legend className="font-semibold">{BABIES_COPY.question}</legend>
        <p id="babies-hint" className="mt-0.5 text-xs text-ink-soft">
          {BABIES_COPY.hint}
        </p>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {BABY_COUNTS.map((count) => (
            <label
              key={count}
              className="figures flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-outline px-[18px] has-checked:border-rose has-checked:bg-blush has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-rose"
            >
              <input
                type="radio"
                name="babies"
                value={count}
                defaultChecked={count === chosen}
                className="size-4 accent-rose focus-visible:outline-none"
              />
              {count}
            </label>
          ))}
        </div>
        <FieldError id="babies-error" error={error} />
      </fieldset>
    </details>
  );
}
