// Which stylesheet a browser has, which its pages write into a cookie once it has come. The next page then needn't bring styles in
// the document.

const NAME = "styles";

/** The name of the cookie; on https, one limited to this host. */
export function stylesCookieName(isHttps: boolean): string {
  return isHttps ? `__Host-${NAME}` : NAME;
}

/** Whether a browser with this Cookie header has the stylesheet. */
export function hasStyles(cookieHeader: string | null, isHttps: boolean, stylesheet: string): boolean {
  const cookies = cookieHeader?.split(/;\s*/) ?? [];
  return cookies.includes(`${stylesCookieName(isHttps)}=${stylesheet}`);
}
