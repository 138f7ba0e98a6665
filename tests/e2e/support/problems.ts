// Everything that went wrong on a page: console errors, exceptions, and what its policy refused.
import type { BrowserContext } from "playwright-core";

/** Playwright's message in journeys that block the service worker. */
const NO_WORKER = "Service Worker registration blocked by Playwright";

/** The browser's message when a page is left before its connection is open, which is normal. */
const LEFT_EARLY = /WebSocket is closed before the connection is established/;

/** The browser's messages for requests cut off by a stopped server; each kind of failure has its own name. */
export const CONNECTION_LOST = [/net::ERR_|WebSocket connection/];

export interface Problems {
  /** Clears the problems recorded so far. */
  begin(expected: readonly RegExp[]): void;
  /** Problems since then that weren't expected; each is told once. */
  takeUnexpected(): string[];
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
  context.on("weberror", (webError) => {
    const error = webError.error();
    // A thrown value that isn't an Error has no stack.
    problems.push(
      `exception: ${error.stack || `${error.name}: ${error.message}`} (${webError.page()?.url()})`,
    );
  });
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
    takeUnexpected: () =>
      problems.splice(0).filter((problem) => !provoked.some((pattern) => pattern.test(problem))),
  };
}
