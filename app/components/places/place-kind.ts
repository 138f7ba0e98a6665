// How a place field differs by the kind of place that it asks for.

/** One place to choose: the value that the form sends, and its name. */
export interface PlaceChoice {
  value: string;
  /** 'Munich' */
  name: string;
  /** 'Bavaria, Germany' */
  within: string;
}

/** A search text and what it found. */
export type PlaceSearch = { text: string; places: PlaceChoice[] };

/** The kind of place to ask for: field id, form field names, texts, and the search itself. */
export interface PlaceKind {
  id: string;
  /**
   * `text` is what was typed, `value` the chosen place, `found` the chosen place's name or the text that was
   * searched for.
   */
  fields: { text: string; found: string; value: string };
  words: {
    label: string;
    example: string;
    search: string;
    matches: string;
    none: string;
    found: (count: number) => string;
  };
  /** A sentence about these places besides their names; missing if there is never one. */
  note?(places: readonly PlaceChoice[]): string | null;
  /** Null without an answer. */
  ask(text: string, signal: AbortSignal): Promise<PlaceChoice[] | null>;
  /** Whether the chosen place is shown in the field itself or below it. */
  isNameInField: boolean;
}

export interface PlaceListProps {
  kind: PlaceKind;
  describedBy: string;
  isInvalid: boolean;
  initialText: string;
  /** Lets the combobox take the focus over from the plain field that it replaces. */
  inputRef: (input: HTMLInputElement | null) => void;
  onChoose: (place: PlaceChoice | null) => void;
}

/** 'Munich, Bavaria, Germany' */
export function nameOf({ name, within }: PlaceChoice): string {
  return [name, within].filter(Boolean).join(", ");
}
