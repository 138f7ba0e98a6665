// What pages tell a browser's worker of whom they were made for, so that it keeps them for nobody else.
import { NOBODY, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";

const PAGE_TYPES = /^text\/(?:html|x-script)/;
const MARK_BYTES = 12;

/** The mark of a user: always the same, and of no use but to be compared. */
export async function viewerMark(userId: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`viewer ${userId}`));
  return Array.from(new Uint8Array(hash, 0, MARK_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/** Puts the mark of a proved user on a page or its data; `null` says that nobody is signed in. */
export async function markViewer(response: Response, userId: string | null): Promise<void> {
  if (!PAGE_TYPES.test(response.headers.get("Content-Type") ?? "")) return;
  response.headers.set(VIEWER_HEADER, userId === null ? NOBODY : await viewerMark(userId));
}
