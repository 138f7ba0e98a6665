// Renders a mail in the product's look, with a text part that says the same.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.node";
import type { MailMessage } from "~/contracts/mail/letter.ts";
import { COLON } from "~/copy/label-copy.ts";
import { PRODUCT_NAME } from "~/copy/layout.ts";
import { type MailCopy, type MailList, UNSUBSCRIBE_LABEL } from "~/copy/mail/account-mails.ts";
import { inertText } from "~/domain/mail/inert-text.ts";
import { MailLayout, type MarketingFooter, questionUrl, signature } from "./mail-layout.tsx";

/** The mail as HTML and text, with `url` behind its button. */
export function renderMail(copy: MailCopy, url: string): MailMessage {
  return render(copy, url);
}

interface MarketingMail {
  unsubscribeUrl: string;
  /** The sender's. */
  postalAddress?: string | undefined;
}

/** A marketing mail, with an unsubscribe link and one-click unsubscribing in the mail program (RFC 8058). */
export function renderMarketingMail(
  copy: MailCopy,
  url: string,
  { unsubscribeUrl, postalAddress }: MarketingMail,
): MailMessage {
  const marketing = { url: unsubscribeUrl, label: UNSUBSCRIBE_LABEL, postalAddress };
  return { ...render(copy, url, marketing), unsubscribeUrl };
}

function render(words: MailCopy, url: string, marketing?: MarketingFooter): MailMessage {
  const { protocol } = new URL(url);
  if (protocol !== "https:" && protocol !== "http:") throw new Error(`A mail may not link to ${protocol}`);
  const copy = inertCopy(words);
  const subject = copy.subject.replace(/\s+/g, " ").trim();
  const html = renderToStaticMarkup(
    createElement(MailLayout, { copy: { ...copy, subject }, url, marketing }),
  );
  const text = [
    PRODUCT_NAME,
    copy.heading,
    ...copy.paragraphs,
    ...(copy.lists ?? []).map(listText),
    `${copy.button}${COLON.trimEnd()}\n${url}`,
    ...(copy.question ? [`${copy.question.text}\n${questionUrl(copy.question, url)}`] : []),
    "-- ",
    copy.footer,
    ...(marketing ? [`${marketing.label}${COLON.trimEnd()}\n${marketing.url}`] : []),
    signature(),
    ...(marketing?.postalAddress ? [marketing.postalAddress] : []),
  ].join("\n\n");
  return { subject, html: `<!doctype html>${html}`, text };
}

/**
 * Every text of a mail, with nothing in it that a mail program would link: whatever people typed gets into a mail through here, and
 * its only links are those that we put there.
 */
function inertCopy({ subject, preheader, heading, paragraphs, lists, button, question, footer }: MailCopy) {
  return {
    subject: inertText(subject),
    ...(preheader !== undefined && { preheader: inertText(preheader) }),
    heading: inertText(heading),
    paragraphs: paragraphs.map(inertText),
    ...(lists && { lists: lists.map(inertList) }),
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
