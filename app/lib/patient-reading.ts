// What the router asks by the window's own `fetch` is asked again where nobody, or only a gateway, has answered (record 72).

interface Patience {
  firstPauseMs: number;
  /** Whether an answer is taken, null for none at all; `answers` counts those that came so far. */
  takes(answer: Response | null, answers: number): boolean;
}

const GATEWAY = new Set([502, 503, 504]);
const LONGEST_PAUSE_MS = 30_000;

/** A form that may come twice: a gateway that is busy soon lets it through. */
const FORM: Patience = {
  firstPauseMs: 200,
  takes: (answer, answers) => !answer || !GATEWAY.has(answer.status) || answers > 3,
};

/**
 * The open page, read again without anybody having asked for it: a failure would put the page away, with all that is being
 * typed on it. A server that answers and fails each time is told to the page at last.
 */
const READING: Patience = {
  firstPauseMs: 1000,
  takes: (answer, answers) => answer !== null && (answer.status < 500 || answers > 4),
};

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

/** Has the window's `fetch` ask again; `forms` are the addresses whose forms may come twice. Once, before the router starts. */
export function askPatiently(forms: readonly string[]): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const patience = patienceFor(input, init, forms);
    return patience ? untilTaken(() => fetch(input, init), patience, init?.signal) : fetch(input, init);
  };
}

/** The router asks for the address of a page's data. */
function patienceFor(input: RequestInfo | URL, init: RequestInit | undefined, forms: readonly string[]) {
  if (input instanceof Request) return null;
  const { origin, pathname } = new URL(input, window.location.href);
  const page = pathname.replace(/\.data$/, "");
  const method = (init?.method ?? "GET").toUpperCase();
  if (origin !== window.location.origin) return null;
  if (method === "POST") return forms.includes(page) ? FORM : null;
  const isOpenPage = page !== pathname && page === window.location.pathname;
  return method === "GET" && readings > 0 && isOpenPage ? READING : null;
}

async function untilTaken(
  ask: () => Promise<Response>,
  { firstPauseMs, takes }: Patience,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  let answers = 0;
  for (let pause = firstPauseMs; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const answer = await ask();
      if (takes(answer, ++answers)) return answer;
    } catch (error) {
      if (signal?.aborted || takes(null, answers)) throw error;
    }
    await networkOr(pause, signal);
    signal?.throwIfAborted();
  }
}

/** Waits so long, or until the network is back or nobody waits any more. */
function networkOr(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((done) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      ended.abort();
      done();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener("online", end, ended);
    signal?.addEventListener("abort", end, ended);
  });
}
