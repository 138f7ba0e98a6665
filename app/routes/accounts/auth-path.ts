export const CHECK_INBOX_PATH = "/auth/check-inbox";

/** The address of a tab of the auth page, with the path that the visitor came from. */
export function authPath(mode: "signin" | "signup", from: string): string {
  const params = new URLSearchParams({
    ...(mode === "signup" ? { mode } : {}),
    ...(from === "/" ? {} : { from }),
  });
  return params.size > 0 ? `/auth?${params}` : "/auth";
}

/** The page after a sign-up, with the path that the visitor came from; never with the address they typed. */
export function checkInboxPath(from: string): string {
  return from === "/" ? CHECK_INBOX_PATH : `${CHECK_INBOX_PATH}?${new URLSearchParams({ from })}`;
}

/** Where a mailed reset link leads. */
export const RESET_PATH = "/reset-password";

/** Where the address of an account is changed. */
export const CHANGE_ADDRESS_PATH = "/profile/email";

/** Where somebody signed in confirms to be the owner. */
export const PROVE_PATH = "/profile/prove";

/** The same with the page that asked for it, which it comes back to. */
export function provePath(from: string): string {
  return `${PROVE_PATH}?${new URLSearchParams({ from })}`;
}
