// Cookies that one page leaves for a later one: a message, the address of a sign-up, an unsent form, the quiz, the language, how far
// a browser has read.

import { z } from "zod";
import { type SignUpInbox, signUpInbox } from "~/contracts/accounts/credentials.ts";
import { type QuizDraft, quizDraft } from "~/contracts/plans/quiz-answers.ts";
import { type ReadingMark, readBookmark } from "~/domain/reads-from.ts";
import { seal, unseal } from "~/services/auth/secret-box.server.ts";
import { type CookieSettings, clearedHostCookie, hostCookie } from "~/services/auth/session-cookie.server.ts";
import { looksLikeToken } from "~/services/auth/tokens.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import { DONE_FLASHES, FAILED_FLASHES, type FlashName } from "~/words/en/flashes.ts";
import { type Language, languageOf } from "~/words/languages.ts";

const FLASH_SECONDS = 60;

/** The Set-Cookie value that leaves a message, the name of a known text, for the page that shows it, across redirects. */
export function flashCookie(settings: CookieSettings, name: FlashName): Promise<string> {
  return hostCookie(settings, "flash").serialize(name, { maxAge: FLASH_SECONDS });
}

/** The Set-Cookie value that clears the message once it is shown. */
export function clearedFlashCookie(settings: CookieSettings): Promise<string> {
  return clearedHostCookie(settings, "flash");
}

/** The message that was left, or null if there isn't one or its name is unknown. */
export async function readFlash(settings: CookieSettings, request: Request): Promise<FlashName | null> {
  const value: unknown = await hostCookie(settings, "flash").parse(request.headers.get("Cookie"));
  return isFlashName(value) ? value : null;
}

function isFlashName(value: unknown): value is FlashName {
  return typeof value === "string" && (Object.hasOwn(DONE_FLASHES, value) || hasFailed(value));
}

const hasFailed = (name: string): name is keyof typeof FAILED_FLASHES => Object.hasOwn(FAILED_FLASHES, name);

/** A message as the page shows it. */
export function flashNotice(name: FlashName) {
  const [title, text = ""] = hasFailed(name) ? FAILED_FLASHES[name] : DONE_FLASHES[name];
  return { look: hasFailed(name) ? "error" : "info", title, text } as const;
}

/** As long as the link that confirms the sign-up is valid. */
const INBOX_SECONDS = 24 * 60 * 60;
const IN_COOKIE = { purpose: "cookie", row: "sign-up-inbox" };

type Settings = Pick<AppConfig, "isHttps" | "tokenSecret">;

/**
 * The Set-Cookie value that keeps the sign-up that was just sent, sealed. The next page shows its address, as it was typed, and
 * can mail to it again, without a URL and without revealing whether we know it. The secret makes the form's password count after
 * the mailed link.
 */
export async function inboxCookie(
  settings: Settings,
  { email, secret }: Pick<SignUpInbox, "email" | "secret">,
  now: number,
): Promise<string> {
  const inbox: SignUpInbox = { email, secret, expiresAt: now + INBOX_SECONDS * 1000 };
  const sealed = await seal(settings.tokenSecret, IN_COOKIE, JSON.stringify(inbox));
  return hostCookie(settings, "sign-up-inbox").serialize(sealed, { maxAge: INBOX_SECONDS });
}

export function clearedInboxCookie(settings: Settings): Promise<string> {
  return clearedHostCookie(settings, "sign-up-inbox");
}

/** The last sign-up that this browser sent; null if there isn't one or it has expired. */
export async function readInbox(
  settings: Settings,
  request: Request,
  now: number,
): Promise<SignUpInbox | null> {
  const sealed: unknown = await hostCookie(settings, "sign-up-inbox").parse(request.headers.get("Cookie"));
  const text = typeof sealed === "string" ? await unseal(settings.tokenSecret, IN_COOKIE, sealed) : null;
  const inbox = text === null ? undefined : signUpInbox.safeParse(JSON.parse(text)).data;
  return inbox && inbox.expiresAt > now ? inbox : null;
}

/** A user who is asked to sign in does so soon, or types the form again. */
export const UNSENT_SECONDS = 60 * 60;

/** The Set-Cookie value that keeps the secret of a form that was sent after its session had ended, as long as the form. */
export function unsentCookie(settings: CookieSettings, secret: string): Promise<string> {
  return hostCookie(settings, "unsent").serialize(secret, { maxAge: UNSENT_SECONDS });
}

/** This browser's secret, or null. */
export async function readUnsentSecret(settings: CookieSettings, request: Request): Promise<string | null> {
  const value: unknown = await hostCookie(settings, "unsent").parse(request.headers.get("Cookie"));
  return typeof value === "string" && looksLikeToken(value) ? value : null;
}

/** A parent who is interrupted comes back the same day. */
const QUIZ_SECONDS = 24 * 60 * 60;

/**
 * The Set-Cookie value that stores a draft, so that its answers are still there after Previous and Back, with or without scripts.
 */
export function quizDraftCookie(settings: CookieSettings, draft: QuizDraft): Promise<string> {
  return hostCookie(settings, "quiz").serialize(draft, { maxAge: QUIZ_SECONDS });
}

/** The draft that this browser keeps for its user, or null: the next person to sign in doesn't see someone else's answers. */
export async function readQuizDraft(
  settings: CookieSettings,
  request: Request,
  ownerId: string,
): Promise<QuizDraft | null> {
  const value: unknown = await hostCookie(settings, "quiz").parse(request.headers.get("Cookie"));
  const draft = quizDraft.safeParse(value).data;
  return draft?.ownerId === ownerId ? draft : null;
}

/** Never twice in a fortnight. */
const SIZE_ASKED_SECONDS = 14 * 24 * 60 * 60;
/** As many plans as anyone looks at in that time. */
const MOST_PLANS = 5;

const plans = z.array(z.string().max(64)).max(MOST_PLANS);

/** The Set-Cookie value that adds a plan for which somebody has said "Not now" to the question about the baby's size. */
export async function sizeAskedCookie(
  settings: CookieSettings,
  request: Request,
  planId: string,
): Promise<string> {
  const others = (await readSizeAsked(settings, request)).filter((plan) => plan !== planId);
  const asked = [planId, ...others].slice(0, MOST_PLANS);
  return hostCookie(settings, "size-asked").serialize(asked, { maxAge: SIZE_ASKED_SECONDS });
}

/** The plans for which nothing is asked now. */
export async function readSizeAsked(settings: CookieSettings, request: Request): Promise<string[]> {
  const value: unknown = await hostCookie(settings, "size-asked").parse(request.headers.get("Cookie"));
  return plans.safeParse(value).data ?? [];
}

/** As long as browsers keep any cookie. */
const LANGUAGE_SECONDS = 400 * 24 * 60 * 60;

/**
 * The Set-Cookie value that makes the product speak a language here, before a page's user is known; English needs no cookie. Set
 * for signed-in users only: any cookie takes a stranger off the kept pages.
 */
export function languageCookie(settings: CookieSettings, language: Language): Promise<string> {
  return language === "en"
    ? clearedHostCookie(settings, "language")
    : hostCookie(settings, "language").serialize(language, { maxAge: LANGUAGE_SECONDS });
}

/** English without the cookie, or with another value. */
export async function readLanguage(settings: CookieSettings, request: Request): Promise<Language> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("language=")) return "en";
  return languageOf(await hostCookie(settings, "language").parse(header)) ?? "en";
}

/** Makes the next page speak what its user has chosen on another device, if this browser doesn't know yet. */
export async function mirrorLanguage(
  settings: CookieSettings,
  { language }: { language: Language | null },
  request: Request,
  response: Response,
): Promise<void> {
  // An answer that sets cookies itself may be the one that chooses, or signs out.
  if (language === null || response.headers.has("Set-Cookie")) return;
  if (language === (await readLanguage(settings, request))) return;
  response.headers.append("Set-Cookie", await languageCookie(settings, language));
}

const MARK_SECONDS = 600;
/** A sealed mark is about 200 characters long. */
const LONGEST_COOKIE = 600;
const IN_MARK = { purpose: "cookie", row: "wrote" };

const storedMark = z.object({
  bookmark: z.string().transform(readBookmark).pipe(z.string()),
  wroteAt: z.int().nullable(),
  until: z.int(),
});

/**
 * The Set-Cookie value that remembers how far a browser has read or written, for ten minutes: it never sees less
 * (domain/reads-from.ts).
 */
export async function markCookie(settings: Settings, mark: ReadingMark, now: number): Promise<string> {
  const text = JSON.stringify({ ...mark, until: now + MARK_SECONDS * 1000 });
  const sealed = await seal(settings.tokenSecret, IN_MARK, text);
  return hostCookie(settings, "wrote").serialize(sealed, { maxAge: MARK_SECONDS });
}

/** The cookie's mark; null without one, and for one that isn't ours or has expired. */
export async function readMarkCookie(
  settings: Settings,
  request: Request,
  now: number,
): Promise<ReadingMark | null> {
  const header = request.headers.get("Cookie");
  if (!header?.includes("wrote=")) return null;
  const sealed: unknown = await hostCookie(settings, "wrote").parse(header);
  if (typeof sealed !== "string" || sealed.length > LONGEST_COOKIE) return null;
  const text = await unseal(settings.tokenSecret, IN_MARK, sealed);
  const mark = text === null ? undefined : storedMark.safeParse(JSON.parse(text)).data;
  return mark && mark.until > now ? mark : null;
}
