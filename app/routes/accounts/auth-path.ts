import type { WayBack } from "~/components/layout/page-frame.tsx";
import type { AnsweredForm } from "~/contracts/form.ts";
import { answerOr } from "~/lib/send-form.ts";
import { PROFILE_COPY } from "~/words/en/accounts/account.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

export const CHECK_INBOX_PATH = "/auth/check-inbox";

/** The address of a tab of the auth page; `from` is where the visitor came from. */
export function authPath(mode: "signin" | "signup", from: string): string {
  const params = new URLSearchParams({
    ...(mode === "signup" ? { mode } : {}),
    ...(from === "/" ? {} : { from }),
  });
  return params.size > 0 ? `/auth?${params}` : "/auth";
}

/** The page after a sign-up; `from` is where the visitor came from. Never includes the typed address. */
export function checkInboxPath(from: string): string {
  return from === "/" ? CHECK_INBOX_PATH : `${CHECK_INBOX_PATH}?${new URLSearchParams({ from })}`;
}

/** The way back to the profile. */
export const toProfile = (): WayBack => ({ to: "/profile", label: PROFILE_COPY.title });

/** Where a mailed reset link goes. */
export const RESET_PATH = "/reset-password";

/** Where a signed-in user sets a new password. */
export const CHANGE_PASSWORD_PATH = "/profile/password";

/** Where a user changes their email address. */
export const CHANGE_ADDRESS_PATH = "/profile/email";

/** Where the link that is mailed to a new address leads. */
export const CONFIRM_ADDRESS_PATH = `${CHANGE_ADDRESS_PATH}/confirm`;

/** Where a signed-in user proves their identity again. */
export const PROVE_PATH = "/profile/prove";

/** The same, returning to the page that asked for the proof. */
export function provePath(from: string): string {
  return `${PROVE_PATH}?${new URLSearchParams({ from })}`;
}

/** The `clientAction` of a form with a password: without an answer, it keeps what was typed and shows an error. */
export function keepTyped<Answer>({ serverAction }: { serverAction: () => Promise<Answer> }) {
  return answerOr(
    serverAction,
    (): AnsweredForm => ({ isDone: false, message: ERROR_TEXTS.UNREACHABLE, errors: {}, typed: {} }),
  );
}
