// The answer to a script that signs out.

export interface LogoutAnswer {
  /** The page that confirms it. */
  to: string;
}

export function isLogoutAnswer(body: unknown): body is LogoutAnswer {
  return typeof body === "object" && body !== null && "to" in body && typeof body.to === "string";
}
