// The quiz that is being answered, kept in a cookie of the browser: whatever was typed is there again behind Previous
// and Back, with scripts and without. It is the parent's own and says whose it is, so that the next person to sign in
// at this browser gets no answers of somebody else.

import { type QuizDraft, quizDraft } from "~/contracts/plans/quiz-draft.ts";
import { type CookieSettings, hostCookie } from "~/services/auth/host-cookie.server.ts";

/** A parent is interrupted, but comes back the same day. */
const LIFE_SECONDS = 24 * 60 * 60;

/** The Set-Cookie value that keeps a draft. */
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
