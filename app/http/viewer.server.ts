// A route's signed-in user: asked for, refused, and marked on the page.

import { data, type RouterContextProvider } from "react-router";
import { NOBODY, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import { canManageClothingImages } from "~/domain/plans/access.ts";
import { safePath } from "~/domain/urls.ts";
import { sealLiveTicket } from "~/services/auth/live-ticket.server.ts";
import { securityLog } from "~/services/security-log.server.ts";
import { splitPath } from "~/words/addresses.ts";
import { ERROR_TEXTS } from "~/words/en/errors.ts";
import { appContext, sessionContext, type Viewer } from "./context.ts";
import { mailedLinkCookie } from "./cookies/link-cookies.server.ts";
import { pageOfSent } from "./form-page.server.ts";
import type { RouteArgs } from "./request-context.server.ts";
import { toPublic } from "./to-public.server.ts";

/** The signed-in user of a request; throws the redirect to /auth. */
export async function requireViewer(page: RouteArgs): Promise<Viewer> {
  const viewer = await page.context.get(sessionContext).viewer();
  if (!viewer) throw await toSignIn(page);
  return viewer;
}

/**
 * What a page reads for its signed-in user, in the round trip that checks the session. `read` gets the id
 * from the cookie and must scope every query by it; its rows are returned only once the session is verified.
 */
export async function readAsViewer<Rows>(
  page: RouteArgs,
  read: (userId: string) => Promise<Rows>,
): Promise<{ viewer: Viewer; rows: Rows }> {
  const session = page.context.get(sessionContext);
  if (!session.key) throw await toSignIn(page);
  const [viewer, rows] = await Promise.allSettled([session.viewer(), read(session.key.userId)]);
  if (viewer.status === "rejected") throw viewer.reason;
  if (!viewer.value) throw await toSignIn(page);
  if (rows.status === "rejected") throw rows.reason;
  return { viewer: viewer.value, rows: rows.value };
}

/** Like `readAsViewer`, for a page about one row, which is read first. Throws `absent` if there is none for the user. */
export async function readFound<Row, Others extends readonly unknown[]>(
  page: RouteArgs,
  absent: unknown,
  read: (userId: string) => readonly [PromiseLike<readonly Row[]>, ...Others],
): Promise<[Row, ...{ -readonly [At in keyof Others]: Awaited<Others[At]> }]> {
  const { rows } = await readAsViewer(page, (userId) => Promise.all(read(userId)));
  const [[row], ...others] = rows;
  if (!row) throw absent;
  return [row, ...others];
}

/**
 * What a page reads for a user with a managing role, in the round trip that checks the session; no other user
 * gets anything. Throws a redirect to /auth, or 403 with `denied` as its text.
 */
export async function readAsManager<Rows>(
  page: RouteArgs,
  read: () => Promise<Rows>,
  denied: string,
): Promise<Rows> {
  const { viewer, rows } = await readAsViewer(page, read);
  const message = denialOf(viewer, denied);
  if (message !== null) throw data({ message }, { status: 403 });
  return rows;
}

/** The text for a user without a managing role; null for a user with one. */
export function denialOf(viewer: Viewer, denied: string): string | null {
  if (canManageClothingImages(viewer.role)) return null;
  noteDenial(viewer);
  return viewer.role === null ? ERROR_TEXTS.ROLE_UNVERIFIED : denied;
}

/** Writes into the security log that a user without the role asked for an administrators' page, or sent its form. */
export function noteDenial({ id }: Viewer): void {
  securityLog("role_refused", { userId: id });
}

/** Signed-out visitors of the comparison go to the list's old address, which asks them to sign in. */
const OWN_DOORS: ReadonlyMap<string, string> = new Map([["/scenario-comparison", "/dashboard"]]);

/** Parameter of such an address: the page that was requested. */
const FROM_PARAM = "from";

/** Parameter of mailed links: a secret that no other address may repeat. */
const TOKEN_PARAM = "token";

/** The redirect that asks to sign in and returns to the page, or to a form's page. */
export function toSignIn({ request, url, context }: RouteArgs): Promise<Response> {
  const isPage = request.method === "GET" || request.method === "HEAD";
  const asked = isPage ? `${splitPath(url.pathname).path}${url.search}` : pageOfSent(context, url, {});
  return toSignInFrom({ url, context }, wayThroughDoor(url) ?? asked);
}

/**
 * The redirect that asks a signed-out visitor of an address to sign in and returns to `from`, or to the list if that isn't ours.
 * A mailed link's token goes into a cookie for its page.
 */
export async function toSignInFrom(
  { url, context }: Pick<RouteArgs, "url" | "context">,
  from: string,
  headers = new Headers(),
): Promise<Response> {
  const { config } = context.get(appContext);
  const door = OWN_DOORS.get(url.pathname.replace(/\/$/, "")) ?? "/auth";
  const asked = new URL(safePath(from, url.origin, "/dashboards"), url.origin);
  const token = asked.searchParams.get(TOKEN_PARAM);
  if (token !== null) {
    asked.searchParams.delete(TOKEN_PARAM);
    headers.set("X-Robots-Tag", "noindex");
    headers.set("Referrer-Policy", "no-referrer");
    headers.append("Set-Cookie", await mailedLinkCookie(config, asked.pathname, token));
  }
  const back = new URLSearchParams({ [FROM_PARAM]: `${asked.pathname}${asked.search}${asked.hash}` });
  return toPublic(config, `${door}?${back}`, { headers });
}

/** The page that a visitor wanted before being sent to sign in. */
function wayThroughDoor({ pathname, searchParams }: URL): string | null {
  return [...OWN_DOORS.values()].includes(pathname) ? searchParams.get(FROM_PARAM) : null;
}

const PAGE_TYPES = /^text\/(?:html|x-script)/;
const MARK_BYTES = 12;

/** A user's mark: always the same, and only good for comparing. */
export async function viewerMark(userId: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`viewer ${userId}`));
  return Array.from(new Uint8Array(hash, 0, MARK_BYTES), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}

/**
 * Puts a verified user's mark on a page or its data, so that the browser's worker stores it for nobody else; `null` says that
 * nobody is signed in.
 */
export async function markViewer(response: Response, userId: string | null): Promise<void> {
  if (!PAGE_TYPES.test(response.headers.get("Content-Type") ?? "")) return;
  response.headers.set(VIEWER_HEADER, userId === null ? NOBODY : await viewerMark(userId));
}

/**
 * The ticket for opening a page's live connection; null if nobody is known to be signed in, and then the
 * session is looked up when the connection opens. Asked along with the page, in the same round trip.
 */
export async function issueLiveTicket(context: Readonly<RouterContextProvider>): Promise<string | null> {
  const { config, now } = context.get(appContext);
  const session = context.get(sessionContext);
  // If the query fails, the page reports it.
  const viewer = await session.viewer().catch(() => null);
  return session.key && viewer ? sealLiveTicket(config.tokenSecret, session.key, now) : null;
}
