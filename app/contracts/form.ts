// A form's description: the fields that it may send, what people enter in it, the page that shows it, and the answer a script
// gets. Anything else in a body is never parsed, stored, or shown.

export interface FormContract<Name extends string = string, Answer = unknown> {
  fields: readonly Name[];
  /**
   * The fields that people type into. A form with text in one of them is kept when its session has ended, and shown again to a
   * sender who may not send it.
   */
  typed: readonly NoInfer<Name>[];
  /** Choices that are worth keeping even if nothing is typed. */
  chosen?: readonly NoInfer<Name>[];
  /** Fields that are never kept or shown: passwords, and what else proves something. */
  secret?: readonly NoInfer<Name>[];
  /** Fields whose names share a prefix, such as one for each weather, and how many there may be. */
  numbered?: { prefix: string; most: number; isTyped?: boolean };
  /** The page that shows the form; missing if it is the form's own address. */
  page?: (place: FormPlace) => string;
  /** The page itself puts what was entered back into its fields. */
  isShownByPage?: true;
  /** Checks the answer to a script; missing if only pages send the form. */
  answer?: (body: unknown) => body is Answer;
}

/** Where a form was sent, and with what. */
export interface FormPlace {
  params: Readonly<Record<string, string | undefined>>;
  /** Its own fields and its address's parameters. */
  fields: SentFields<string>;
}

/** The form that an address takes, and the parameters in the address. */
export interface FormAt {
  form: FormContract;
  params: FormPlace["params"];
}

/** The values of a submitted form, by field name. */
export type SentFields<Name extends string = string> = Readonly<{ [name in Name]?: string | undefined }>;

/** The contract's own fields among these; if a name is repeated, the last one counts. */
export function fieldsOf<Name extends string>(
  { fields, numbered }: Pick<FormContract<Name>, "fields" | "numbered">,
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

/** The texts that were typed into a form, without its secrets. */
export function typedTexts(
  { typed, numbered }: Pick<FormContract, "typed" | "numbered">,
  fields: SentFields,
): string[] {
  const isCount = (name: string) => numbered?.isTyped === true && name.startsWith(numbered.prefix);
  return Object.entries(fields).flatMap(([name, text]) =>
    text && (typed.includes(name) || (isCount(name) && text !== "0")) ? [text] : [],
  );
}

/** The fields that are kept of a form until its sender has signed in again; null if nothing was entered. */
export function entered(contract: FormContract, fields: SentFields): Record<string, string> | null {
  const { chosen = [], secret = [] } = contract;
  const isWorthIt = typedTexts(contract, fields).length > 0 || chosen.some((name) => fields[name]);
  if (!isWorthIt) return null;
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => field[1] !== undefined && !secret.includes(field[0]),
    ),
  );
}
