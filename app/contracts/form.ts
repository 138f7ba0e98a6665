// A form's description: the fields that it may send and the answer a script gets. Anything else in a body is
// never parsed, stored, or shown.

export interface FormContract<Name extends string = string, Answer = unknown> {
  fields: readonly Name[];
  /** Fields whose names share a prefix, such as one for each weather, and how many there may be. */
  numbered?: { prefix: string; most: number };
  /** Checks the answer to a script; missing if only pages send the form. */
  answer?: (body: unknown) => body is Answer;
}

/** The values of a submitted form, by field name. */
export type SentFields<Name extends string = string> = Readonly<{ [name in Name]?: string | undefined }>;

/** The contract's own fields among these; if a name is repeated, the last one counts. */
export function fieldsOf<Name extends string>(
  { fields, numbered }: FormContract<Name>,
  entries: Iterable<readonly [string, string]>,
): SentFields<Name> {
  const names = new Set<string>(fields);
  const named = new Map<string, string>();
  const counted = new Map<string, string>();
  for (const [name, value] of entries) {
    const home = names.has(name) ? named : numbered && name.startsWith(numbered.prefix) ? counted : null;
    if (home === named || home?.has(name) || counted.size < (numbered?.most ?? 0)) home?.set(name, value);
  }
  const known: Partial<Record<string, string>> = Object.fromEntries([...named, ...counted]);
  return known as SentFields<Name>;
}
