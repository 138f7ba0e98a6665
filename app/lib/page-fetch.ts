// The window's `fetch`, as our pages use it: three steps around the browser's own, always in this order. Memory comes first,
// because a page that was seen needs no request. The user's mark comes next, so that a refusal of it isn't tried again. Retries
// come last, so that each sends the same marked request. What goes to another origin passes all three.

/** A request to our own origin. */
export interface OwnRequest {
  url: URL;
  /** In capitals. */
  method: string;
  init: RequestInit | undefined;
}

/** Asks the next step, in the end the network. */
export type Ask = (init: RequestInit | undefined) => Promise<Response>;

/** Answers a request by itself, or asks. */
export type Step = (request: OwnRequest, ask: Ask) => Promise<Response>;

/** Makes the window's `fetch` take these steps. Call it once, before the router starts. */
export function wrapFetch({ remember, stamp, retry }: { remember?: Step; stamp?: Step; retry?: Step }): void {
  const { fetch } = window;
  const steps = [remember, stamp, retry].filter((step) => step !== undefined);
  window.fetch = (input, init) => {
    const url = input instanceof Request ? null : new URL(input, window.location.href);
    if (url === null || url.origin !== window.location.origin) return fetch(input, init);
    const from =
      (at: number): Ask =>
      (sent) => {
        const method = (sent?.method ?? "GET").toUpperCase();
        return steps[at]?.({ url, method, init: sent }, from(at + 1)) ?? fetch(input, sent);
      };
    return from(0)(init);
  };
}
