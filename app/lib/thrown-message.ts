/** The text that a route has thrown, such as a limit's; nothing else in an error is shown. */
export function thrownMessage(thrown: unknown): string | null {
  const isMessage = typeof thrown === "object" && thrown !== null && "message" in thrown;
  return isMessage && typeof thrown.message === "string" ? thrown.message : null;
}
