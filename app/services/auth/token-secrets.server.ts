// TOKEN_SECRET holds one secret, or several separated by commas, newest first: whatever an older one made
// stays valid while that secret is in the list. It is passed around as configured and split only here.

/** The secrets, newest first; each opens and finds what it made. */
export function secretsOf(tokenSecret: string): string[] {
  return tokenSecret
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
}

/** The secret for everything new. */
export function newestSecret(tokenSecret: string): string {
  return secretsOf(tokenSecret)[0] ?? "";
}
