// What a service worker is given to show. It reads it without a library.
import { isFields, isFlag, isText, type Shape } from "../shape.ts";

export interface PushedNotice {
  title: string;
  body: string;
  /** A BCP 47 tag. */
  lang: string;
  /** Where it leads, a path of our site. It also replaces what is shown of the same plan. */
  path: string;
}

/** A message of ours; null for anything else. */
export function readPushedNotice(message: unknown): PushedNotice | null {
  if (!isFields(message)) return null;
  const { title, body, lang, path } = message;
  return isText(title) && isText(body) && isText(lang) && isText(path) ? { title, body, lang, path } : null;
}

/** The answer to a service worker: false for a browser that the account doesn't have anymore. */
export interface Renewed {
  isKnown: boolean;
}

export const isRenewed: Shape<Renewed> = (body): body is Renewed => isFields(body) && isFlag(body.isKnown);

/** Where the service worker says that a subscription is still in use, and how the browser has changed it. */
export const DEVICE_PATH = "/profile/device";
