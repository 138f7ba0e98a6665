// A live channel that the test speaks on in the server's place, to hold a screen in one state or to bring it to another.
import type { Page } from "playwright-core";

/** What the console says where the session of an open page has ended: the page asks whether it has, and then no more. */
export const LINE_REFUSED = /WebSocket connection .* HTTP Authentication failed|status of 401 .*\/live\)/;

export interface PlayedChannel {
  /** Tells the page where an attempt stands; later words win. */
  tell(onboardingId: string, status: string, errorMessage?: string): void;
}

/** Takes the place of the server's channel for the pages of this browser; it connects and says nothing by itself. */
export async function playChannel(page: Page): Promise<PlayedChannel> {
  const sockets: { send(message: string): void }[] = [];
  const told: string[] = [];
  let version = 1000;
  await page.context().routeWebSocket(/\/live(\?|$)/, (socket) => {
    sockets.push(socket);
    // The line comes after the page: what was told before it is not lost.
    for (const message of told) socket.send(message);
  });
  return {
    tell(onboardingId, status, errorMessage) {
      version += 1;
      const event = { type: "attempt", onboardingId, version, status, errorMessage: errorMessage ?? null };
      const message = JSON.stringify(event);
      told.push(message);
      for (const socket of sockets) socket.send(message);
    },
  };
}
