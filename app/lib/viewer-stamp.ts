// Every request that a page sends names the user it was made for. If the cookie belongs to someone else in the meantime, the server
// refuses it, and the page treats that as no answer and keeps what it wanted to send.

import type { Step } from "./page-fetch.ts";

let stamp: string | null = null;
let isTold = false;

/** Marks requests from now on; null when the page was made for no particular user. */
export function setViewerStamp(mark: string | null): void {
  stamp = mark;
}

/** The mark of whoever the page was made for; null if nobody in particular. */
export const viewerStamp = (): string | null => stamp;

interface StampOptions {
  /** The request header with the page's mark; a refusal has it too, with the mark of the cookie's user, who is another one. */
  header: string;
  /** What each request to our own origin says, whoever the page was made for. */
  always: () => Readonly<Record<string, string>>;
  /** Called with each answer. */
  heard?(response: Response): void;
  /** The status of a refusal. */
  status: number;
  /** Called with a refusal's message, once until a request succeeds again. */
  onRefused: (message: string) => void;
}

/** The step that marks requests to our own origin. */
export function stampRequests({ header, always, heard, status, onRefused }: StampOptions): Step {
  return async ({ method, init }, ask) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(always())) headers.set(name, value);
    const mark = method === "GET" ? null : stamp;
    if (mark !== null) headers.set(header, mark);
    const response = await ask({ ...init, headers });
    heard?.(response);
    if (mark === null) return response;
    const other = response.headers.get(header) ?? mark;
    if (response.status === status && other !== mark) await refuse(response, onRefused);
    isTold &&= !response.ok;
    return response;
  };
}

async function refuse(response: Response, onRefused: StampOptions["onRefused"]): Promise<never> {
  const message = await response.text();
  if (!isTold) onRefused(message);
  isTold = true;
  throw new TypeError("The browser now belongs to another user");
}

/** Clears the browser's storage at sign-out, for browsers that ignore the server's request to do so. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
    window.localStorage.clear();
  } catch {
    // Without storage, there is nothing to clear.
  }
}
