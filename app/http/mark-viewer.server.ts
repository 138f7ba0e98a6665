// Tells a browser's worker who a page was made for, so that it stores the page for nobody else.
import { NOBODY, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";

const PAGE_TYPES = /^text\/(?:html|x-script)/;
const MARK_BYTES = 12;

/** A user's mark: always the same, and only good for comparing. */
export async function viewerMark(userId: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`viewer ${userId}`));
  return Array.from(new Uint8Array(hash, 0, MARK_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** Puts a verified user's mark on a page or its data; `null` says that nobody is signed in. */
export async function markViewer(response: Response, userId: string | null): Promise<void> {
  if (!PAGE_TYPES.test(response.headers.get("Content-Type") ?? "")) return;
  response.headers.set(VIEWER_HEADER, userId === null ? NOBODY : await viewerMark(userId));
}
