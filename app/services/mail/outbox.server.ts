// Renders a mail in the product's look, with a text part that says the same, and puts it into the outbox: written in the batch
// that it tells about, and sent to the queue after the commit. In between its text is sealed, because its links open accounts.

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import {
  type GiftReserved,
  type Letter,
  LONGEST_SUBJECT,
  type MailMessage,
  mailMessage,
  type NewMail,
} from "../../contracts/mail/letter.ts";
import { inertText } from "../../domain/mail/inert-text.ts";
import { newId } from "../../lib/new-id.ts";
import { pathAsSpoken } from "../../words/addresses.ts";
import { COLON } from "../../words/en/language.ts";
import { PRODUCT_NAME } from "../../words/en/layout.ts";
import { type MailCopy, type MailList, UNSUBSCRIBE_LABEL } from "../../words/en/mail/account-mails.ts";
import type { Language } from "../../words/languages.ts";
import { publicPath, spokenLanguage } from "../../words/public-path.ts";
import { inLanguage } from "../../words/speak.server.ts";
import { seal, unseal } from "../auth/secret-box.server.ts";
import { unsubscribeToken } from "../auth/unsubscribe-token.server.ts";
import type { MailQueue } from "../queue.server.ts";
import { letterCopy } from "./letter-copy.server.ts";
import { linkUrl, MailLayout, type MarketingFooter, signature } from "./mail-layout.tsx";

/** The mail as HTML and text, with `url` behind its button. */
export function renderMail(copy: MailCopy, url: string): MailMessage {
  return render(copy, url);
}

interface MarketingMail {
  unsubscribeUrl: string;
  /** The sender's. */
  postalAddress: string;
}

/** A marketing mail, with an unsubscribe link and one-click unsubscribing in the mail program (RFC 8058). */
export function renderMarketingMail(
  copy: MailCopy,
  url: string,
  { unsubscribeUrl, postalAddress }: MarketingMail,
): MailMessage {
  const marketing = { url: unsubscribeUrl, label: copy.ending ?? UNSUBSCRIBE_LABEL, postalAddress };
  return { ...render(copy, url, marketing), unsubscribeUrl };
}

function render(words: MailCopy, url: string, marketing?: MarketingFooter): MailMessage {
  const { protocol } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`A mail may not link to ${protocol}`);
  const copy = inertCopy(words);
  const subject = shortSubject(copy.subject.replace(/\s+/g, " ").trim());
  const html = renderToStaticMarkup(
    createElement(MailLayout, { copy: { ...copy, subject }, url, marketing }),
  );
  const text = [
    PRODUCT_NAME,
    ...(copy.above === undefined ? [] : [copy.above]),
    copy.heading,
    ...copy.paragraphs,
    ...(copy.lists ?? []).map(listText),
    ...(copy.links ?? []).map((link) => `${link.text}${COLON.trimEnd()}\n${linkUrl(link, url)}`),
    `${copy.button}${COLON.trimEnd()}\n${url}`,
    ...(copy.question ? [`${copy.question.text}\n${linkUrl(copy.question, url)}`] : []),
    "-- ",
    copy.footer,
    ...(marketing ? [`${marketing.label}${COLON.trimEnd()}\n${marketing.url}`] : []),
    signature(),
    ...(marketing ? [marketing.postalAddress] : []),
  ].join("\n\n");
  return { subject, html: `<!doctype html>${html}`, text };
}

/** A subject cut between letters; what people typed into it may be long. */
function shortSubject(subject: string): string {
  if (subject.length <= LONGEST_SUBJECT) return subject;
  const letters = [...new Intl.Segmenter().segment(subject)];
  const kept = letters.filter(({ index, segment }) => index + segment.length < LONGEST_SUBJECT);
  return `${kept
    .map(({ segment }) => segment)
    .join("")
    .trim()}…`;
}

/**
 * Every text of a mail, with nothing in it that a mail program would link: whatever people typed gets into a mail through here, and
 * its only links are those that we put there.
 */
function inertCopy(words: MailCopy) {
  const { subject, preheader, above, heading, paragraphs, lists, links, button, question, footer } = words;
  return {
    subject: inertText(subject),
    ...(preheader !== undefined && { preheader: inertText(preheader) }),
    ...(above !== undefined && { above: inertText(above) }),
    heading: inertText(heading),
    paragraphs: paragraphs.map(inertText),
    ...(lists && { lists: lists.map(inertList) }),
    ...(links && { links: links.map(({ text, path }) => ({ text: inertText(text), path })) }),
    button: inertText(button),
    ...(question && { question }),
    footer: inertText(footer),
  } satisfies MailCopy;
}

function inertList({ title, lines }: MailList): MailList {
  return {
    title: inertText(title),
    lines: lines.map(({ count, name }) => ({ count, name: inertText(name) })),
  };
}

function listText({ title, lines }: MailList): string {
  return [title, ...lines.map(({ count, name }) => `${count} × ${name}`)].join("\n");
}

const placeOf = (mailId: string) => ({ purpose: "mail", row: mailId });

export interface OutgoingMail {
  letter: Letter;
  to: string;
  /** The same key makes one mail, no matter how often it is requested. */
  idempotencyKey: string;
  /** Where the button leads: a path of our site. */
  path: string;
  /** Of whoever gets it, if someone else or no one caused it; otherwise the one that is spoken. */
  language?: Language | null;
  /** Above 0 for a mail that its form hasn't counted, because its mailbox has had enough for so long. */
  heldBackMs?: number;
  /** True for a mail that isn't about the account and has an unsubscribe link. */
  isMarketing?: boolean;
  /** Where that link leads, if it ends something else than all such mail to the address. */
  endingPath?: string;
}

export interface Outbox {
  /**
   * A mail ready to write: put insertMailStatement into the batch that it tells about. Mails of which only
   * one gets written share its id.
   */
  prepare(mail: OutgoingMail, id?: string): Promise<NewMail>;
  /** Hands a written mail to the queue. If it was not written, its message is dropped. */
  send(mailId: string): Promise<void>;
}

/** The columns that a mail's text is read from. */
type StoredMail = { id: string; sealedMessage: string | null };

interface Settings {
  origin: string;
  tokenSecret: string;
  mailQueue: MailQueue;
  now: number;
  /** The sender's; without it, a marketing mail isn't even prepared. */
  postalAddress?: string | undefined;
}

/** The outbox of one request. */
export function createOutbox(settings: Settings): Outbox {
  const { origin, tokenSecret, mailQueue, now, postalAddress } = settings;
  return {
    async prepare(outgoing, id = newId()) {
      const {
        letter,
        to,
        idempotencyKey,
        path,
        language,
        isMarketing = false,
        endingPath,
        heldBackMs = 0,
      } = outgoing;
      if (isMarketing && postalAddress === undefined) throw new Error("MAIL_POSTAL_ADDRESS is missing");
      const unsubscribePath =
        isMarketing && (endingPath ?? `/unsubscribe?token=${await unsubscribeToken(tokenSecret, to)}`);
      const message = await inLanguage(language ?? spokenLanguage(), () => {
        const url = `${origin}${pathAsSpoken(path)}`;
        const copy = letterCopy(letter);
        if (letter.kind === "gift-reserved") return giftMail(letter.gifts, url);
        return unsubscribePath && postalAddress
          ? renderMarketingMail(copy, url, {
              unsubscribeUrl: `${origin}${publicPath(unsubscribePath)}`,
              postalAddress,
            })
          : renderMail(copy, url);
      });
      const sealedMessage = await sealMail(tokenSecret, id, {
        ...message,
        ...(heldBackMs > 0 && { isHeldBack: true }),
      });
      return { id, kind: letter.kind, toAddress: to, idempotencyKey, sealedMessage, now };
    },
    async send(mailId) {
      await mailQueue.send({ mailId });
    },
  };
}

function giftMail(gifts: GiftReserved["gifts"], url: string): MailMessage {
  const mail = renderMail(letterCopy({ kind: "gift-reserved", gifts }), url);
  return { ...mail, collectable: { language: spokenLanguage(), url, gifts: [...gifts] } };
}

/** One mail in place of several, with a link that opens what each of theirs does; the first mail's language. */
export async function collectedMail(
  first: MailMessage,
  others: readonly MailMessage[],
): Promise<MailMessage> {
  const parts = [first, ...others].flatMap(({ collectable }) => collectable ?? []);
  const [lead] = parts;
  if (!lead || parts.length === 1) return first;
  const url = new URL(lead.url);
  const keys = parts.flatMap((part) => new URL(part.url).searchParams.getAll("key"));
  url.search = new URLSearchParams([...new Set(keys)].map((key) => ["key", key])).toString();
  const gifts = parts.flatMap((part) => part.gifts);
  return inLanguage(lead.language, () => giftMail(gifts, url.href));
}

/** A mail's text in its stored form. */
export function sealMail(tokenSecret: string, mailId: string, message: MailMessage): Promise<string> {
  return seal(tokenSecret, placeOf(mailId), JSON.stringify(message));
}

/** A stored mail's text; null if it is gone or sealed with a secret we don't have. */
export async function openMail(
  tokenSecret: string,
  { id, sealedMessage }: StoredMail,
): Promise<MailMessage | null> {
  const text = sealedMessage && (await unseal(tokenSecret, placeOf(id), sealedMessage));
  return text ? (mailMessage.safeParse(JSON.parse(text)).data ?? null) : null;
}
