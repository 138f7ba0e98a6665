// A mail's words in the product's look: one column, inline styles, a text part that says the same.
import type { MailMessage } from "~/contracts/mail-job.ts";
import { PRODUCT_NAME } from "~/copy/brand.ts";
import type { MailCopy } from "~/copy/mail.ts";

const FONT = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The mail in HTML and in text with `url` behind its button. */
export function renderMail(copy: MailCopy, url: string): MailMessage {
  const paragraphs = copy.paragraphs
    .map((text) => `<p style="margin:0 0 16px;font:16px/1.5 ${FONT};color:#4a2f3a">${escapeHtml(text)}</p>`)
    .join("");
  return {
    subject: copy.subject,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light"><title>${escapeHtml(copy.subject)}</title></head><body style="margin:0;background:#fbf6f0"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#fffdfa;border:1px solid #ebdfd6;border-radius:16px"><tr><td style="padding:32px"><p style="margin:0 0 24px;font:600 20px/1 Georgia,serif;color:#a8455c">${PRODUCT_NAME}</p><h1 style="margin:0 0 16px;font:600 24px/1.3 Georgia,serif;color:#3b2530">${escapeHtml(copy.heading)}</h1>${paragraphs}<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:999px;background:#a8455c;color:#ffffff;font:600 16px/1 ${FONT};text-decoration:none">${escapeHtml(copy.button)}</a></p><p style="margin:0;font:13px/1.5 ${FONT};color:#7a626b">${escapeHtml(copy.footer)}</p></td></tr></table></td></tr></table></body></html>`,
    text: [copy.heading, ...copy.paragraphs, `${copy.button}: ${url}`, copy.footer].join("\n\n"),
  };
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
