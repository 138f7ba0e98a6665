// What tests know about an address of the route manifest. The types ask for what a route has: who may read it, its form if it takes
// one, and whether it hears of changes if it shows a plan or a trip.
import type { Register } from "react-router";
import type { LiveEvent } from "../../../app/contracts/live/live-event.ts";
import type { PlainField } from "./plain-fields.ts";

/** As in the route manifest. */
export type Address = keyof Register["pages"];

type Files = Register["routeFiles"];
type ModuleAt<A> = Register["routeModules"][Extract<Files[keyof Files], { page: A }>["id"]];
type FileAt<A> = {
  [File in keyof Files]: [Extract<Files[File], { page: A }>] extends [never] ? never : File;
}[keyof Files];
type FieldsAt<A> =
  ModuleAt<A> extends { action: { form: { fields: readonly (infer Name extends string)[] } } }
    ? string extends Name
      ? never
      : Name
    : never;

/**
 * everyone: anyone who asks; user: anyone signed in; reader: whoever is on the plan; editor: its editors and its
 * owner; owner: its owner alone. For all others there is no such plan, except that people on the plan are told why. admin: administrators, and all others are
 * denied; nobody: there is nothing to read, or no form is taken.
 */
export type Who = "everyone" | "user" | "reader" | "editor" | "owner" | "admin" | "nobody";

/** What names a plan or a trip is for the people on it alone. */
type WhoAt<A> = A extends `${string}${":onboardingId" | ":planId"}${string}`
  ? Exclude<Who, "everyone" | "user" | "admin">
  : Who;

/** What tests know about an address. */
export type AboutAt<A extends Address> = Read<A> & HearsAt<A> & TakesAt<A>;

type Needed<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T] & string;

/** The parts that an address needs, by name. */
export type NeededAt<A extends Address> =
  | Exclude<Needed<AboutAt<A>>, "form">
  | (TakesAt<A> extends { form: unknown }
      ?
          | `form.${Needed<Form<A>>}`
          | (NamingAt<A> extends infer Name extends string ? `form.names.${Name}` : never)
      : never);

/** The same, whichever it is. */
export interface About extends Read<string>, Partial<Hears> {
  form?: (Form<string> & Named) | undefined;
}

interface Read<A> {
  read: WhoAt<A>;
  /** Round trips to the database that its page waits for, if it is more than one, and why. */
  waits?: { trips: number; why: string };
  /** Why none of its states is inspected. Any other page has one in tests/e2e/reach/states.ts. */
  unseen?: string;
  /** For machines, or the same in every language. */
  hasNoLanguage?: true;
}

/** A page of a plan or a trip. */
interface Hears {
  /** Whether it listens to what others change; if it doesn't, why. */
  hears: true | string;
}
type HearsAt<A> = A extends `/${"dashboards" | "travel-plans" | "scenario"}${string}`
  ? FileAt<A> extends `${string}.tsx`
    ? Hears
    : unknown
  : unknown;

type TakesAt<A> = [ModuleAt<A>] extends [{ action: { form: unknown } }]
  ? { form: Form<A> & NamesAt<A> }
  : { form?: undefined };

interface Form<A> {
  post: WhoAt<A>;
  /** What its owner may send. */
  fields: Readonly<Record<string, string>>;
  /** What people do by it, in the words of the documents. */
  acts: Readonly<Record<string, Act>>;
}

export interface Act {
  /** How many round trips to the database it waits for, one after the other, if it does what it is meant to. */
  trips?: number;
  /** Why they are more than two. */
  why?: string;
  /** Who hears of it. */
  told?: Told;
  /** It takes away what other forms need. */
  last?: true;
}

type Heard = readonly LiveEvent["type"][];

export interface Told {
  /** The plan's owner. */
  owner: Heard;
  /** Somebody else on the plan. */
  others: Heard;
  /** The member whom the act is about, or who acts. */
  member: Heard;
  /** Whether givers' open pages of the plan's gift list read it again. */
  givers: boolean;
}

/** Everyone hears of it by the same event. */
export const everyone = (type: LiveEvent["type"], givers = true): Told => ({
  owner: [type],
  others: [type],
  member: [type],
  givers,
});

/** Parameters of an address that name the object that its form is sent to, and those that aren't stored objects. */
type NotSecond = "onboardingId" | "planId" | "token" | "clothingId" | "ageRangeId";
type SecondAt<A extends Address> = Exclude<keyof Register["pages"][A]["params"] & string, NotSecond>;
type NamingAt<A> =
  | Exclude<FieldsAt<A>, PlainField>
  | (A extends Address ? (SecondAt<A> extends infer Name extends string ? `:${Name}` : never) : never);

/**
 * A field, or a parameter further in the address, that names a stored object. "alone": the only one of its form, such as a mailed
 * link's token, which is itself the right to what it names. A file: the test that holds that the first object doesn't open the second.
 * A list: the form as somebody sends it, who may change the first object and therefore not yet reach the second.
 */
export type Naming = "alone" | `tests/integration/${string}.test.ts` | readonly SecondObject[];

interface Named {
  names?: Readonly<Record<string, Naming>>;
}
type NamesAt<A> = [NamingAt<A>] extends [never]
  ? Named
  : { names: Readonly<Record<NamingAt<A>, Naming>> & Readonly<Record<string, Naming>> };

export interface SecondObject {
  /** An editor of the first plan, its owner, or a giver, who has no account. */
  sender: "editor" | "owner" | "giver";
  /** The address with its parameters, if some aren't the first plan's. */
  to?: (first: PlanObjects, second: PlanObjects) => string;
  form: (second: PlanObjects, first: PlanObjects) => Readonly<Record<string, string>>;
  /** Second objects that the form may reach; none if not said. */
  allowed?: readonly ("same owner" | "own" | "edits")[];
  /** It takes away what other forms need. */
  last?: true;
}

type Sending = Omit<SecondObject, "sender" | "form">;
const sentBy =
  (sender: SecondObject["sender"]) =>
  (form: SecondObject["form"], more: Sending = {}): SecondObject => ({ sender, form, ...more });
export const byEditor = sentBy("editor");
export const byOwner = sentBy("owner");
export const byGiver = sentBy("giver");

/** What a plan has that a form can name. */
export interface PlanObjects {
  onboardingId: string;
  /** A row of `user_clothing_items` that a parent added, one of the catalogue's, and a removed one. */
  ownItem: string;
  item: string;
  removedItem: string;
  /** The garment behind `ownItem`. */
  garment: string;
  /** With a change of `item`. */
  bag: string;
  /** A box with pieces of `item`. */
  box: string;
  fact: string;
  wish: string;
  reservation: string;
  /** The gift list's address. */
  list: string;
  member: string;
  /** Another member. */
  heir: string;
  invitation: string;
  /** A helper's link. */
  helperLink: string;
  /** On which the owner gets notices. */
  device: string;
  /** A link to the calendar feed. */
  calendarLink: string;
  trip: string;
}

/** A page of a plan that asks, and why it doesn't listen. */
export const ASKS = "asks: its form is judged when it is sent";
export const ASKS_AND_KEEPS = `${ASKS}, and what is typed stays`;
export const SHOWS_LINKS = "shows links, whose forms say so where the other parent has closed one";

/** Why a form waits for more than two round trips. */
export const STEPS =
  "Where somebody proves something, each step waits for the one before: nothing is counted for an account before its session is checked, and nothing is written before the proof. People do this once in months.";
export const PASSKEY =
  "A question is answered once, by a passkey whose counter goes up, and a session follows only then; each of these is a conditional write of its own.";
export const TURN =
  "A mail's turn is taken only once nothing else stands against it, so nobody uses up a stranger's.";
export const AGAIN =
  "Trips of a plan that starts anew are found after it has started, so that none of them starts on old numbers.";
export const READ_FIRST =
  "What is written depends on what the plan has, which is read after the session is checked. Read along with it, as a bag is, it would be two; they are rare.";
export const TWICE =
  "After each form what was typed into it before a session ended is deleted, so here two things are, one after the other.";
export const JOINED = "A plan is read once somebody is on it, so that its people are told.";

/** A day that many days from today. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What names one sending of a form. */
export const newKey = () => crypto.randomUUID().replaceAll("-", "");

export const SIZE = "0-3m";
/** What a baby who was born 50 days ago wears on a trip in four months. */
export const SIZE_ON_TRIP = "3-6m";
export const AT_0_3 = { ageRange: SIZE };
