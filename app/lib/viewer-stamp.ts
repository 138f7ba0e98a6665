// Whatever a page sends says for whom the page was made. The browser's cookie may be somebody else's by now; then the server
// carries nothing out, and for the page it is as if nobody had answered: what was to be sent is kept.

let stamp: string | null = null;
let isTold = false;

/** From now on requests bear this mark; null: the page was made for nobody in particular. */
export function setViewerStamp(mark: string | null): void {
  stamp = mark;
}

interface StampOptions {
  /** Of requests, and of the refusal, there with the mark of whoever the cookie is of. */
  header: string;
  /** Of the refusal. */
  status: number;
  /** Called with the refusal's words, once until something is carried out again. */
  onRefused: (message: string) => void;
}

/** Has the window's `fetch` stamp what is sent to our own origin. Once, before the router starts. */
export function stampRequests({ header, status, onRefused }: StampOptions): void {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    if (stamp === null || !isOwnForm(input, init)) return fetch(input, init);
    const headers = new Headers(init?.headers);
    headers.set(header, stamp);
    const response = await fetch(input, { ...init, headers });
    if (response.status !== status || !response.headers.has(header)) {
      isTold &&= !response.ok;
      return response;
    }
    const message = await response.text();
    if (!isTold) onRefused(message);
    isTold = true;
    throw new TypeError("The browser is somebody else's");
  };
}

function isOwnForm(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  if (input instanceof Request || (init?.method ?? "GET").toUpperCase() === "GET") return false;
  return new URL(input, window.location.href).origin === window.location.origin;
}
