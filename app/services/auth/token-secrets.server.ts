// TOKEN_SECRET holds one secret, or several with commas between them, the newest first: what was made under an older one
// is still understood while it stands in the list. It is passed around as it was configured, and taken apart only here.

/** The secrets, newest first; all of them open and find what was made under them. */
export function secretsOf(tokenSecret: string): string[] {
  return tokenSecret
    .split(",")
    .map((secret) => secret.trim())
    .filter(Boolean);
}

/** The secret that everything new is made under. */
export function newestSecret(tokenSecret: string): string {
  return secretsOf(tokenSecret)[0] ?? "";
}
