// What the field for a place is told of the kind of place that it asks for.

/** Something to choose: what the form sends for it, and what it is called. */
export interface PlaceChoice {
  value: string;
  /** 'Munich' */
  name: string;
  /** 'Bavaria, Germany' */
  within: string;
}

/** What a search found, and by which text. */
export interface PlaceSearch {
  text: string;
  places: PlaceChoice[];
}

/** What is asked for: the field's id, the names that the form sends, the words, and who knows the answer. */
export interface PlaceKind {
  id: string;
  /** What is typed; what the choice is called or the choices were found by; what is chosen. */
  fields: { text: string; found: string; value: string };
  words: {
    label: string;
    example: string;
    search: string;
    matches: string;
    none: string;
    found: (count: number) => string;
  };
  /** Null when there is no answer. */
  ask(text: string, signal: AbortSignal): Promise<PlaceChoice[] | null>;
  /** Whether the chosen place stands in the field itself, or below it. */
  isNameInField: boolean;
}

export interface PlaceListProps {
  kind: PlaceKind;
  describedBy: string;
  isInvalid: boolean;
  initialText: string;
  /** To take the focus over from the field that it takes the place of. */
  inputRef: (input: HTMLInputElement | null) => void;
  onChoose: (place: PlaceChoice | null) => void;
}

/** 'Munich, Bavaria, Germany' */
export function nameOf({ name, within }: PlaceChoice): string {
  return [name, within].filter(Boolean).join(", ");
}
