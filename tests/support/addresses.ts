// Everything that tests know about each address of the route manifest, and the lists that they walk. An address that isn't here is a
// type error that says what it needs.
import {
  type About,
  type Act,
  type Address,
  everyone,
  type NeededAt,
  type SecondObject,
  type Told,
  type Who,
} from "./addresses/about.ts";
import { ACCOUNTS } from "./addresses/accounts.ts";
import { GIFTS } from "./addresses/gifts.ts";
import { PEOPLE } from "./addresses/people.ts";
import { PLANS } from "./addresses/plans.ts";
import { PUBLIC } from "./addresses/public.ts";
import { SHOPPING } from "./addresses/shopping.ts";
import { TODAY } from "./addresses/today.ts";
import { TRAVEL } from "./addresses/travel.ts";
import { WARDROBE } from "./addresses/wardrobe.ts";

/** In an order in which no form takes away what a later one needs. */
const ALL = {
  ...PUBLIC,
  ...ACCOUNTS,
  ...WARDROBE,
  ...TODAY,
  ...SHOPPING,
  ...GIFTS,
  ...PEOPLE,
  ...TRAVEL,
  ...PLANS,
} as const;
type All = typeof ALL;

/** If this is a type error, it names each address that isn't there yet, with the parts that it needs. */
const NONE_MISSING: {
  [A in Exclude<Address, keyof All>]: { [Part in NeededAt<A>]: unknown };
} = {};

export const ADDRESSES: Readonly<Record<string, About>> = { ...ALL, ...(NONE_MISSING as object) };

const entries = Object.entries(ADDRESSES);
const forms = entries.flatMap(([path, { form }]) => (form ? [{ path, ...form }] : []));
const lastAtLast = <One extends { last?: true }>(all: readonly One[]) => [
  ...all.filter(({ last }) => !last),
  ...all.filter(({ last }) => last),
];

export interface Decision {
  read: Who;
  post: Who;
  /** What its owner may send. */
  form?: Readonly<Record<string, string>>;
}

/** Who may read and who may send what, by address. */
export const DECISIONS: Readonly<Record<string, Decision>> = Object.fromEntries(
  entries.map(([path, { read, form }]): [string, Decision] => [
    path,
    form ? { read, post: form.post, form: form.fields } : { read, post: "nobody" },
  ]),
);

type ActsAt<A extends keyof All> = All[A] extends { form: { acts: infer Acts } } ? Acts : never;
type EachActs = { [A in keyof All]: ActsAt<A> }[keyof All];
/** The names of the acts about which this is said. */
type ActWith<Said, Acts = EachActs> = Acts extends Acts
  ? { [Name in keyof Acts]: Acts[Name] extends Said ? Name : never }[keyof Acts] & string
  : never;

export type Trip = ActWith<{ trips: number }>;

const acts = lastAtLast(
  forms.flatMap(({ path, acts }) => Object.entries<Act>(acts).map(([act, said]) => ({ path, act, ...said }))),
);

export interface FormTrips {
  path: string;
  act: Trip;
  trips: number;
}

/** How many round trips to the database each form waits for. */
export const FORM_TRIPS: readonly FormTrips[] = acts.flatMap(({ path, act, trips }) =>
  trips === undefined ? [] : [{ path, act: act as Trip, trips }],
);

/** Why a form waits for more than two. */
export const WHY_MORE: Readonly<Record<string, string>> = Object.fromEntries(
  acts.flatMap(({ act, why }) => (why ? [[act, why]] : [])),
);

/** The table of docs/speed.md. */
export function tableOfTrips(): string {
  const counts = [...new Set(FORM_TRIPS.map(({ trips }) => trips))].toSorted((a, b) => a - b);
  const lines = counts.map((count) => {
    const acts = FORM_TRIPS.filter(({ trips }) => trips === count).map(({ act }) => act);
    return `| ${count} | ${acts.join(" · ")} |`;
  });
  return ["| Round trips | Forms |", "|---|---|", ...lines].join("\n");
}

/** Acts that no form of a plan carries out by itself. */
const BY_NOBODY = { "work the plan out again": everyone("attempt") } as const;

export type ActTold = ActWith<{ told: Told }> | keyof typeof BY_NOBODY;

/** Who hears of which act on a plan, and by which live events. */
export const ACTS_TOLD = {
  ...Object.fromEntries(acts.flatMap(({ act, told }) => (told ? [[act, told]] : []))),
  ...BY_NOBODY,
} as Readonly<Record<ActTold, Told>>;

export interface SecondObjectForm extends SecondObject {
  path: string;
  /** The field, or the parameter of the address, that names the second object. */
  name: string;
}

/**
 * Every form that names two objects: the one that it is sent to, in its address, and another, in its fields or further in its
 * address. Whoever may change the first may not therefore reach the second.
 */
export const SECOND_OBJECT_FORMS: readonly SecondObjectForm[] = lastAtLast(
  forms.flatMap(({ path, names = {} }) =>
    Object.entries(names).flatMap(([name, naming]) =>
      typeof naming === "string" ? [] : naming.map((second) => ({ path, name, ...second })),
    ),
  ),
);

/** Tests that hold that one object doesn't open another. */
export const HELD_ELSEWHERE: readonly string[] = forms.flatMap(({ names = {} }) =>
  Object.values(names).flatMap((naming) =>
    typeof naming === "string" && naming !== "alone" ? [naming] : [],
  ),
);
