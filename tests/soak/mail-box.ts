// Where the mails of a run arrive: a provider of our own that outlives every kill, and breaks on command.
import { type MailAnswer, type SeenByStation, startMailServer } from "../support/mail-server.ts";
import { send } from "./request.ts";

const STATION = "soak";

export interface MailBox {
  /** What a server needs to send its mails here. */
  readonly env: Readonly<Record<string, string>>;
  seen(): Promise<SeenByStation>;
  /** The text of the newest mail to an address. */
  textTo(address: string): Promise<string | null>;
  /** What happens to the next mails. */
  play(script: readonly MailAnswer[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a mailbox that speaks as the mail provider does. */
export async function openMailBox(): Promise<MailBox> {
  const server = await startMailServer();
  const station = `${server.url}/${STATION}`;
  const seen = async (): Promise<SeenByStation> =>
    JSON.parse((await send(`${station}/seen`, { headers: {}, body: null })).text);
  return {
    env: { MAIL_DRIVER: "resend", RESEND_API_KEY: "soak", RESEND_API_URL: station },
    seen,
    async textTo(address) {
      const mail = (await seen()).sent.findLast(({ body }) => addressOf(body) === address);
      return typeof mail?.body.text === "string" ? mail.body.text : null;
    },
    async play(script) {
      await send(`${station}/script`, { method: "PUT", headers: {}, body: JSON.stringify(script) });
    },
    close: () => server.close(),
  };
}

/** Whom a mail is for, as the provider was told. */
export function addressOf({ to }: Record<string, unknown>): string {
  return Array.isArray(to) ? String(to[0]) : "";
}
