// A gateway that answers 502, 503 or 504 has often let nothing through, and soon lets it through again. Forms that may come
// twice are sent once more by themselves, a few times, before the page says that they were not sent.

const RETRIED = new Set([502, 503, 504]);
const FIRST_PAUSE_MS = 200;
const MOST_RETRIES = 3;

/** Has the window's `fetch` repeat what is sent to these addresses of ours. Once, before the router starts. */
export function repeatOverGateways(paths: readonly string[]): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    let response = await fetch(input, init);
    if (!isRepeatable(paths, input, init)) return response;
    for (let retry = 0; retry < MOST_RETRIES && RETRIED.has(response.status); retry++) {
      await new Promise((done) => setTimeout(done, FIRST_PAUSE_MS * 2 ** retry));
      if (init?.signal?.aborted) return response;
      response = await fetch(input, init);
    }
    return response;
  };
}

/** The router sends a page's form to the address of its data. */
function isRepeatable(
  paths: readonly string[],
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): boolean {
  if (input instanceof Request || init?.method?.toUpperCase() !== "POST") return false;
  const { origin, pathname } = new URL(input, window.location.href);
  return origin === window.location.origin && paths.includes(pathname.replace(/\.data$/, ""));
}
