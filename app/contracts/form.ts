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
  const sent = new Map<string, string>();
  let count = 0;
  for (const [name, value] of entries) {
    if (names.has(name)) sent.set(name, value);
    else if (numbered && name.startsWith(numbered.prefix)) {
      if (!sent.has(name)) count += 1;
      if (count <= numbered.most || sent.has(name)) sent.set(name, value);
    }
  }
  const known: Partial<Record<string, string>> = Object.fromEntries(sent);
  return known as SentFields<Name>;
}
