// The people of a run, what they know of their plans, and what they have been promised besides the ledger's cells.
import type { Client } from "./client.ts";
import type { Change, Ledger } from "./ledger.ts";
import type { Memory } from "./memory.ts";
import type { Random } from "./random.ts";
import type { Tally } from "./tally.ts";

export interface KnownPlan {
  readonly id: string;
  /** Rows of its items, as its dashboard shows them; empty until it was opened. */
  items: readonly number[];
  /** Of the owner's own, removed ones too. */
  readonly ownItems: Set<number>;
  isDeleted: boolean;
  /** Somebody else's, which they have joined. */
  isShared?: boolean;
}

export interface KnownTrip {
  readonly id: string;
  /** The plan that it was packed from first. */
  readonly planId: string;
  isDeleted: boolean;
}

export interface Person {
  readonly email: string;
  readonly cookie: string;
  readonly address: string;
  readonly isAdministrator: boolean;
  readonly plans: Map<string, KnownPlan>;
  readonly trips: Map<string, KnownTrip>;
  /** Plans that the live line has told of. */
  readonly heardOf: Set<string>;
}

/** A form that makes something once, however often it is sent. */
export interface Making {
  readonly what: "plan" | "copy" | "own item" | "trip";
  readonly email: string;
  /** The plan that it is a part of. */
  readonly planId?: string;
  readonly formKey: string;
  /** What the answers said it has made. */
  readonly ids: string[];
}

export interface SharedLink {
  readonly token: string;
  readonly ownerEmail: string;
}

export interface KnownGiftList {
  readonly token: string;
  readonly planId: string;
}

/** A form that reserves. */
export interface GivenGift extends KnownGiftList {
  readonly formKey: string;
  readonly pieces: number;
  /** What the answers said it has made. */
  readonly ids: readonly string[];
  /** What lets its giver undo it. */
  readonly cookie: string;
  /** The key of its line. */
  readonly item: string;
  /** Whether undoing it was ever asked for. */
  isUndone: boolean;
  /** Whether anybody ever marked a piece of it as arrived, which counts it among what the family has. */
  hasArrived: boolean;
}

export interface Town {
  readonly url: string;
  readonly ledger: Ledger;
  readonly tally: Tally;
  readonly people: Person[];
  readonly links: SharedLink[];
  readonly makings: Making[];
  readonly giftLists: KnownGiftList[];
  readonly gifts: GivenGift[];
  readonly invited: { planId: string; email: string }[];
  /** Who may have come onto which plan; a join whose answer was lost may have led onto any plan of theirs. */
  readonly joined: { planId: string | null; email: string }[];
  /** The text of the newest mail to an address. */
  readonly readMail: (address: string) => Promise<string | null>;
  /** Addresses that were told to look for a mail. */
  readonly promisedMails: string[];
  /** Where pictures are to be once they are made. */
  readonly promisedPictures: string[];
}

/** A browser that asks, and what it has seen. */
export interface Reader {
  readonly client: Client;
  readonly memory: Memory;
}

/** One tab of somebody's. */
export interface Tab extends Reader {
  readonly town: Town;
  readonly person: Person;
  /** Their other device, on which they only read: the nearest copy answers it. */
  readonly elsewhere: Reader;
  readonly random: Random;
  readonly name: string;
}

/** A town without anybody. */
export function createTown(
  url: string,
  ledger: Ledger,
  tally: Tally,
  readMail: Town["readMail"] = async () => null,
): Town {
  return {
    url,
    ledger,
    tally,
    people: [],
    links: [],
    makings: [],
    giftLists: [],
    gifts: [],
    invited: [],
    joined: [],
    readMail,
    promisedMails: [],
    promisedPictures: [],
  };
}

/** Notes a plan that somebody has learned of. */
export function learnPlan(person: Person, id: string): KnownPlan {
  const plan = person.plans.get(id) ?? { id, items: [], ownItems: new Set(), isDeleted: false };
  person.plans.set(id, plan);
  return plan;
}

/** One of somebody's plans that is not deleted; with items if it has to be open. */
export function aPlan({ person, random }: Tab, mustBeOpen = false): KnownPlan | undefined {
  const plans = [...person.plans.values()].filter(
    ({ isDeleted, items }) => !isDeleted && (!mustBeOpen || items.length > 0),
  );
  return random.pick(plans);
}

/** Settles a change by the answer to it. */
export function settle(
  ledger: Ledger,
  change: Change,
  { fate, body }: { fate: "acknowledged" | "refused" | "unknown"; body: Record<string, unknown> | null },
): void {
  if (fate === "acknowledged") {
    ledger.acknowledge(change, typeof body?.version === "number" ? body.version : null);
  } else if (fate === "refused") ledger.refuse(change);
  else ledger.lose(change);
}
