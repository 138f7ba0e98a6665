// What a form is described by: the fields that it may send and what a script gets for it. Whatever else a body holds is
// never parsed, kept or shown again.

export interface FormContract<Name extends string = string, Answer = unknown> {
  /** Its fields, by their exact names. */
  fields: readonly Name[];
  /** Fields whose names begin alike, such as one for each weather, and how many of them there may be. */
  numbered?: { prefix: string; most: number };
  /** What a script is answered when it is done; none where only pages send the form. */
  answer?: (body: unknown) => body is Answer;
}

/** What was sent, by name of the field. */
export type SentFields<Name extends string = string> = Readonly<{ [name in Name]?: string | undefined }>;

/** The contract's own fields among these; of a repeated name the last one counts. */
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
