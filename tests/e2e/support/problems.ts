// Whatever a page says went wrong: errors in its console, exceptions, and what its policy has refused.
import type { BrowserContext } from "playwright-core";

/** What the browser's driver says where a journey goes without the service worker. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

/** What a browser says of a page that is left before its line is there, as anybody may leave one. */
const LEFT_EARLY = /WebSocket is closed before the connection is established/;

/** What a browser says of whatever it was asking for when its server went away: each way a line can break has a name. */
export const CONNECTION_LOST = [/net::ERR_|WebSocket connection/];

export interface Problems {
  /** Forgets what has happened so far. */
  begin(expected: readonly RegExp[]): void;
  /** What happened since, and was not announced to be provoked. */
  unexpected(): string[];
}

/** Listens to every page of a browser. */
export async function watch(context: BrowserContext): Promise<Problems> {
  let provoked: readonly RegExp[] = [];
  const problems: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (message.text() === NO_WORKER || LEFT_EARLY.test(message.text())) return;
    problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => problems.push(`exception: ${webError.error().stack}`));
  context.on("response", (response) => {
    if (response.status() >= 500) problems.push(`${response.status()}: ${response.url()}`);
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`policy: ${violatedDirective} refused ${blockedURI} of ${sourceFile}`),
    );
  });
  return {
    begin(expected) {
      problems.length = 0;
      provoked = expected;
    },
    unexpected: () => problems.filter((problem) => !provoked.some((pattern) => pattern.test(problem))),
  };
}
