import type { MailMessage } from "~/contracts/mail/letter.ts";

/** The headers of RFC 8058 for a mail that can be unsubscribed from; undefined for every other mail. */
export function unsubscribeHeaders({ unsubscribeUrl }: MailMessage): Record<string, string> | undefined {
  if (!unsubscribeUrl) return undefined;
  return { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}
