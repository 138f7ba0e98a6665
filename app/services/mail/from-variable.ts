// Who mails are from, as a deployment's variable MAIL_FROM says it.

/** An address, or a name with an address in angle brackets. */
const SENDER =
  /^(?:(?<name>[^\r\n<>"]+)<(?<inBrackets>[^\s<>@,]+@[^\s<>@,]+)>|(?<bare>[^\s<>@,]+@[^\s<>@,]+))$/;

export interface Sender {
  /** As it was given. */
  text: string;
  name: string | null;
  email: string;
}

/** The sender that a text without spaces around it names; null if it names none. */
export function readSender(text: string): Sender | null {
  const { name, inBrackets, bare } = SENDER.exec(text)?.groups ?? {};
  const email = inBrackets ?? bare;
  return email === undefined ? null : { text, name: name?.trim() ?? null, email };
}
