// The unfinished quiz, kept in a cookie: whatever was typed is still there after Previous and Back, with or
// without scripts. The draft names its owner, so that the next person to sign in to this browser doesn't see
// someone else's answers.

import { type QuizDraft, quizDraft } from "~/contracts/plans/quiz-draft.ts";
import { type CookieSettings, hostCookie } from "~/services/auth/host-cookie.server.ts";

/** A parent who is interrupted comes back the same day. */
const LIFE_SECONDS = 24 * 60 * 60;

/** The Set-Cookie value that stores a draft. */
export function quizDraftCookie(settings: CookieSettings, draft: QuizDraft): Promise<string> {
  return hostCookie(settings, "quiz").serialize(draft, { maxAge: LIFE_SECONDS });
}

/** The draft that this browser keeps for its user, or null. */
export async function readQuizDraft(
  settings: CookieSettings,
  request: Request,
  ownerId: string,
): Promise<QuizDraft | null> {
  const value: unknown = await hostCookie(settings, "quiz").parse(request.headers.get("Cookie"));
  const draft = quizDraft.safeParse(value).data;
  return draft?.ownerId === ownerId ? draft : null;
}
