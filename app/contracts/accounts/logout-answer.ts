// What a script is answered that signs out.

export interface LogoutAnswer {
  /** The page that says so. */
  to: string;
}

export function isLogoutAnswer(body: unknown): body is LogoutAnswer {
  return typeof body === "object" && body !== null && "to" in body && typeof body.to === "string";
}
