// Retries the router's requests when there was no answer, or only a gateway's (record 72).

import type { OwnRequest, Step } from "./page-fetch.ts";

interface Patience {
  firstPauseMs: number;
  /** Whether to accept an answer (null for none); `answers` counts those received so far. */
  takes(answer: Response | null, answers: number): boolean;
}

const GATEWAY = new Set([502, 503, 504]);
const LONGEST_PAUSE_MS = 30_000;

/** A form that may be sent twice; a busy gateway usually recovers soon. */
const FORM: Patience = {
  firstPauseMs: 200,
  takes: (answer, answers) => !answer || !GATEWAY.has(answer.status) || answers > 3,
};

/**
 * A background reload of the open page: a failure would replace the page and everything typed on it. A server
 * that fails every time is reported to the page in the end.
 */
const READING: Patience = {
  firstPauseMs: 1000,
  takes: (answer, answers) => answer !== null && (answer.status < 500 || answers > 4),
};

let readings = 0;

/** Reloads the open page's data, retrying for as long as it takes. */
export async function readPatiently(revalidate: () => Promise<void>): Promise<void> {
  readings++;
  try {
    await revalidate();
  } finally {
    readings--;
  }
}

/** The step that retries; `forms` are the addresses whose forms may be sent twice. */
export function askPatiently(forms: readonly string[]): Step {
  return (request, ask) => {
    const { init } = request;
    const patience = patienceFor(request, forms);
    return patience ? untilTaken(() => ask(init), patience, init?.signal) : ask(init);
  };
}

/** The router's data requests and the forms that may be sent twice; null for everything else. */
function patienceFor({ url: { pathname }, method }: OwnRequest, forms: readonly string[]): Patience | null {
  const page = pathname.replace(/\.data$/, "");
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

/** Waits this long, or until the network is back or the request is aborted. */
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
