// The plan that was open last in this browser, remembered in a cookie, so that it is the one to come back to.

const NAME = "last-plan";

/** The name of the cookie; on https, one limited to this host. */
export function lastPlanCookieName(isHttps: boolean): string {
  return isHttps ? `__Host-${NAME}` : NAME;
}

const COOKIES = {
  https: /(?:^|;\s*)__Host-last-plan=([\w-]{1,64})(?:;|$)/,
  http: /(?:^|;\s*)last-plan=([\w-]{1,64})(?:;|$)/,
};

/** The plan's id in a Cookie header; null if there isn't one. It may be anyone's, so look it up as the viewer's. */
export function readLastPlan(cookieHeader: string | null, isHttps: boolean): string | null {
  return COOKIES[isHttps ? "https" : "http"].exec(cookieHeader ?? "")?.[1] ?? null;
}

/** A Set-Cookie value that clears it, at sign-out. */
export function clearedLastPlan(isHttps: boolean): string {
  return `${lastPlanCookieName(isHttps)}=; Path=/; Max-Age=0; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
