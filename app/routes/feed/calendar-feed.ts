// /calendar/{token}.ics: what a plan's calendars read, for anyone with the address. Calendars ask for it by themselves, from servers
// that keep what they get, so that an answer says whether anything has changed.
import { appContext } from "~/http/context.ts";
import { privateHeaders } from "~/http/private-headers.server.ts";
import { readFeed } from "~/usecases/feed/read-feed.ts";
import type { Route } from "./+types/calendar-feed";

export { plansLimited as middleware } from "~/http/guards.server.ts";

/** For as long a calendar needn't ask again. Short, because a link that is closed shows nothing anymore. */
const FRESH_SECONDS = 300;

export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { config, db, primary, reader, now } = context.get(appContext);
  const { tokenSecret, origin } = config;
  const feed = await readFeed({ db, primary, reader, tokenSecret, origin, now }, params.file);
  const headers = privateHeaders();
  headers.set("Content-Type", `${feed === null ? "text/plain" : "text/calendar"}; charset=utf-8`);
  // The same for every reason, so that guessing reveals nothing.
  if (feed === null) return new Response("Not found", { status: 404, headers });
  const body = new TextEncoder().encode(feed);
  const etag = await tagOf(body);
  headers.set("Cache-Control", `private, max-age=${FRESH_SECONDS}`);
  headers.set("ETag", etag);
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers });
  headers.set("Content-Length", `${body.byteLength}`);
  return new Response(request.method === "HEAD" ? null : body, { headers });
}

/** A strong tag: other bytes have another one. */
async function tagOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `"${Array.from(digest.slice(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("")}"`;
}

/** Whether the calendar has these bytes; a proxy may have made its tag a weak one (RFC 9110, 13.1.2). */
function isKnown({ headers }: Request, etag: string): boolean {
  const tags = headers.get("If-None-Match")?.split(",") ?? [];
  return tags.some((tag) => ["*", etag].includes(tag.trim().replace(/^W\//, "")));
}
