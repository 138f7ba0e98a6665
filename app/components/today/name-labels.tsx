// A sheet of name labels. The name is typed here, and stays in the page: no form sends it, and nothing keeps it.
import { useState } from "react";
import { Button } from "~/components/ui/button.tsx";
import { Field } from "~/components/ui/field.tsx";
import { useHydrated } from "~/components/ui/use-hydrated.ts";
import { isDisturbing } from "~/domain/one-line-text.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { NAME_LABELS_COPY as COPY } from "~/words/en/today/day-care-copy.ts";

const LONGEST_NAME = 40;

/** How many fit on a sheet, across and down, inside margins of 0.5 inch. */
const SHEETS = {
  letter: { small: [4, 20], medium: [2, 10], large: [1, 5] },
  a4: { small: [4, 21], medium: [2, 10], large: [1, 5] },
} as const;

type Paper = keyof typeof SHEETS;
type Size = keyof (typeof SHEETS)["letter"];

const PAPERS = ["letter", "a4"] as const satisfies readonly Paper[];
const SIZES = ["small", "medium", "large"] as const satisfies readonly Size[];

/** `paper` is the one that is usual where the plan is. */
export function NameLabels({ paper: usual }: { paper: Paper }) {
  const isHydrated = useHydrated();
  const [name, setName] = useState("");
  const [size, setSize] = useState<Size>("small");
  const [paper, setPaper] = useState<Paper>(usual);
  const [across, down] = SHEETS[paper][size];
  return (
    <>
      <div data-chrome className="grid gap-4">
        <div className="noscript:hidden">
          <Field
            id="label-name"
            label={COPY.name}
            value={name}
            autoComplete="off"
            spellCheck={false}
            error={name.length > LONGEST_NAME ? ERROR_TEXTS.NAME_TOO_LONG : undefined}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <p className="hidden text-sm noscript:block">{COPY.byHand}</p>
        <Choice legend={COPY.size} choices={SIZES} labels={COPY.sizes} chosen={size} onChoose={setSize} />
        <Choice
          legend={COPY.paper}
          choices={PAPERS}
          labels={COPY.papers}
          chosen={paper}
          onChoose={setPaper}
        />
        <Button
          className={`justify-self-start ${isHydrated ? "" : "invisible"}`}
          onClick={() => window.print()}
        >
          {COPY.print}
        </Button>
      </div>
      <ul className="label-sheet" data-size={size} data-paper={paper} aria-label={COPY.title}>
        {Array.from({ length: across * down }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all labels are the same
          <li key={at} aria-hidden={at > 0 || undefined} dir="auto">
            {shown(name.slice(0, LONGEST_NAME))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** In one line, without what would turn the direction of a text. */
function shown(name: string): string {
  return [...name].filter((letter) => !isDisturbing(letter)).join("");
}

interface ChoiceProps<Value extends string> {
  legend: string;
  choices: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ legend, choices, labels, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="chips mt-2">
        {choices.map((value) => (
          <label key={value} className="chip">
            {/* Radios of a group share a name; no form holds them, so that nothing is sent. */}
            <input type="radio" name={legend} checked={value === chosen} onChange={() => onChoose(value)} />
            {labels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
