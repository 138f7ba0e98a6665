// The mails that the product sends, each by name and with its data, and what their queue is told. The wording is added when a
// mail is rendered.

import { z } from "zod";
import type { Device } from "../../domain/accounts/device-name.ts";
import type { ProviderName } from "../../domain/accounts/providers.ts";
import type { IsoDay } from "../../domain/calendar.ts";
import type { MemberRole } from "../../domain/members/roles.ts";
import type { MORNING_NOTICE } from "../../domain/today/morning-notice.ts";
import type { AgeRange } from "../../domain/vocabulary.ts";
import { LANGUAGES } from "../../words/languages.ts";

/** In UTF-16 units: about as much as a mail program shows. */
export const LONGEST_SUBJECT = 120;

/** Where something was done to an account, and when, in epoch milliseconds. */
type Occasion = { device: Device; at: number };

export interface SizeReminder {
  kind: "size-reminder";
  size: AgeRange;
  /** The babies' names, as far as an email may hold them; missing if nobody gave any. */
  babyNames?: readonly string[];
  /** The plan ends with the size before. */
  isAfterPlan?: true;
  /** True for the first size, worn from birth. */
  isFirst: boolean;
  startsOn: IsoDay;
  /** True if the day follows this baby, and so is the likeliest of several. */
  isLikely: boolean;
  /** Where to tell what fits now, if that hasn't been told lately; null for no question. */
  askedAt: string | null;
  /** The plan's, in whose order the day is written. */
  country: string;
  daysLeft: number;
  /** Essentials of the size, and how many of them are still missing. */
  needed: number;
  remaining: number;
  /** How many of them givers have reserved; missing for none. */
  coming?: number;
  /** The same of pieces that an older child has left; missing for none. */
  boxed?: number;
  /** The size that is worn until then, with the essentials of it that are still missing; missing for none. */
  ending?: { size: AgeRange; lastDay: IsoDay; remaining: number };
  /** Beside what is to buy: pieces of the size to wash, and outgrown sizes to pack away. */
  ahead: { planId: string; wash: number; pack: readonly AgeRange[] };
  lists: readonly { title: string; lines: readonly { count: number; name: string }[] }[];
}

/** Links that end within a week, or have just ended: `label` is what was typed for one, or who was invited. */
export interface LinksEnding {
  kind: "links-ending";
  links: readonly {
    kind: "helper" | "invitation" | "friend";
    planId: string;
    babyNames?: readonly string[];
    label: string;
    /** Epoch milliseconds. */
    endsAt: number;
    country: string;
  }[];
}

/** Whether the baby is here, of whom only the due date is known. */
export interface BirthAsked {
  kind: "birth-asked";
  dueOn: IsoDay;
  /** The plan's, in whose order the day is written. */
  country: string;
}

/** To a giver who asked for the link to undo. */
export interface GiftReserved {
  kind: "gift-reserved";
  /** One, or all that have waited for the mailbox's turn. */
  gifts: readonly {
    /** "2 Footed Sleepers, 3–6 months" */
    what: string;
    listTitle: string;
  }[];
}

/** To parents: what givers have reserved since the last such mail. */
export interface GiftsComing {
  kind: "gifts-coming";
  /** Reservations; their pieces are in `gifts`. */
  count: number;
  /** By giver; null while it is a surprise. */
  gifts: readonly { title: string; lines: readonly { count: number; name: string }[] }[] | null;
}

/** What Today opens with in the morning, said already in the reader's language, and nothing else of the plan (S92). */
export interface MorningNotice {
  kind: typeof MORNING_NOTICE;
  /** Whose morning it is, and all of it in one line. */
  subject: string;
  /** How long to stay out; null where nothing limits it. */
  stay: string | null;
  /** With the weather at the door. */
  sentence: string;
  paragraphs: readonly string[];
  onlyChanges: boolean;
  /** 'Mia and Leo', of whom it tells together; missing for one. */
  together?: string;
  /** Where the notice is changed, a path of our site. */
  changePath: string;
}

export type Letter =
  | { kind: "confirm" | "reset" | "already-registered" | "welcome" | "password-changed" }
  | { kind: "new-address" | "address-in-use" }
  | { kind: "address-wanted" | "address-changed" | "account-deleted"; at: number }
  | { kind: "prove-address"; provider: ProviderName }
  | { kind: "invitation"; inviter: string; role: MemberRole; babyNames?: readonly string[] }
  | ({ kind: "new-device" | "passkey-added" } & Occasion)
  | ({ kind: "passkey-removed" | "passkey-misused"; name: string } & Occasion)
  | ({ kind: "provider-linked" | "provider-disconnected"; provider: ProviderName } & Occasion)
  | SizeReminder
  | BirthAsked
  | LinksEnding
  | MorningNotice
  | GiftReserved
  | GiftsComing
  /** One sentence for each bound that is exceeded, as in the log; empty once none is. */
  | { kind: "operator"; findings: readonly string[] };

/** A morning notice that the cron has taken, for whoever writes its mail. */
export const noticeClaim = z.object({
  userId: z.string().min(1).max(64),
  onboardingId: z.string().min(1).max(64),
  /** The instant that the claim wrote into the row, in epoch milliseconds; a message with another one is too late. */
  claim: z.number(),
});

export type NoticeClaim = z.infer<typeof noticeClaim>;

/** What the producer of MAIL_QUEUE tells its consumer: which mail or push message to send, or which morning notice to write. */
export const mailJob = z.union([
  z.object({ mailId: z.string().min(1).max(64) }),
  z.object({ notice: noticeClaim }),
  z.object({ pushMessageId: z.string().min(1).max(64) }),
]);

export type MailJob = z.infer<typeof mailJob>;

/** A mail as it is written and as it is sealed in the outbox. */
export const mailMessage = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Only marketing mails have one; it takes an RFC 8058 one-click POST. */
  unsubscribeUrl: z.url().optional(),
  /** Of a mail that its form hasn't counted, because its mailbox had had enough: it waits for the mailbox's turn. */
  isHeldBack: z.literal(true).optional(),
  /** Of a mail that may be sent in one with others: what each is about, to write them anew. */
  collectable: z
    .object({
      language: z.enum(LANGUAGES),
      url: z.url(),
      gifts: z.array(z.object({ what: z.string(), listTitle: z.string() })),
    })
    .optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;

/** A mail to be written into the outbox. */
export interface NewMail {
  id: string;
  idempotencyKey: string;
  kind: string;
  toAddress: string;
  sealedMessage: string;
  now: number;
}
