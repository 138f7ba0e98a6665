// A notice as a service worker gets it, and the answer when the worker renews its browser.

export interface PushedNotice {
  title: string;
  body: string;
  /** A BCP 47 tag. */
  lang: string;
  /** Where it leads, a path of our site. A notice takes the place of an older one with the same path. */
  path: string;
}

/** A message of ours; null for anything else. */
export function readPushedNotice(message: unknown): PushedNotice | null {
  if (typeof message !== "object" || message === null) return null;
  const { title, body, lang, path } = message as { [name in keyof PushedNotice]?: unknown };
  return isText(title) && isText(body) && isText(lang) && isText(path) ? { title, body, lang, path } : null;
}

const isText = (value: unknown): value is string => typeof value === "string";

/** Where a service worker renews its browser's subscription. */
export const DEVICE_PATH = "/profile/device";

/** The answer: false for a browser that the account doesn't have anymore. */
export type Renewed = { isKnown: boolean };

export function isRenewed(answer: unknown): answer is Renewed {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "isKnown" in answer &&
    typeof answer.isKnown === "boolean"
  );
}
