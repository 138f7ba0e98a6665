// The router puts a page away, with all that is being typed on it, when reading it again finds nobody. Nobody has asked for
// such a reading, so it waits for an answer instead, until the page is left. The router asks by the window's own `fetch`.

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
/** A server that answers and fails each time is told to the page at last. */
const MOST_FAILURES = 4;

let readings = 0;

/** Reads the page that is open again, for as long as it takes. */
export async function readPatiently(revalidate: () => Promise<void>): Promise<void> {
  readings++;
  try {
    await revalidate();
  } finally {
    readings--;
  }
}

/** Has the window's `fetch` wait for answers where it reads the open page again. Once, before the router starts. */
export function waitForReadings(): void {
  const { fetch } = window;
  window.fetch = (input, init) =>
    isReading(input, init) ? untilAnswered(() => fetch(input, init), init?.signal) : fetch(input, init);
}

function isReading(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const isGet = (init?.method ?? "GET") === "GET";
  return (
    readings > 0 && isGet && input instanceof URL && input.pathname === `${window.location.pathname}.data`
  );
}

async function untilAnswered(
  ask: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  let failures = 0;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const response = await ask();
      if (response.status < 500 || ++failures > MOST_FAILURES) return response;
    } catch (error) {
      if (signal?.aborted) throw error;
    }
    await networkOr(pause, signal);
  }
}

/** Waits so long, or until the network is back; throws once nobody waits any more. */
function networkOr(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      ended.abort();
      settle();
    };
    const timer = setTimeout(end(resolve), ms);
    window.addEventListener("online", end(resolve), ended);
    signal?.addEventListener(
      "abort",
      end(() => reject(signal.reason)),
      ended,
    );
  });
}
