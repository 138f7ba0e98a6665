// A live channel played by the test instead of the server, to hold a screen in one state or move it to
// another.
import type { Page } from "playwright-core";

/**
 * The console's message when an open page's session has ended: the page checks whether it has, then stops.
 */
export const LINE_REFUSED = /WebSocket connection .* HTTP Authentication failed|status of 401 .*\/live\)/;

export interface PlayedChannel {
  /** Tells the page an attempt's status; later messages win. */
  tell(planId: string, status: string, errorMessage?: string): void;
}

/** Replaces the server's channel for the pages of this browser; it connects and sends nothing by itself. */
export async function playChannel(page: Page): Promise<PlayedChannel> {
  const sockets: { send(message: string): void }[] = [];
  const told: string[] = [];
  let version = 1000;
  await page.context().routeWebSocket(/\/live(\?|$)/, (socket) => {
    sockets.push(socket);
    // The connection opens after the page, so replay what was told earlier.
    for (const message of told) socket.send(message);
  });
  return {
    tell(planId, status, errorMessage) {
      version += 1;
      const event = {
        type: "attempt",
        onboardingId: planId,
        version,
        status,
        errorMessage: errorMessage ?? null,
      };
      const message = JSON.stringify(event);
      told.push(message);
      for (const socket of sockets) socket.send(message);
    },
  };
}
