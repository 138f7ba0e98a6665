// The two ways of a route to its signed-in user.
import { type RouterContextProvider, redirect } from "react-router";
import { sessionContext, type Viewer } from "~/context.ts";

type Context = Readonly<RouterContextProvider>;

/** The signed-in user of a request; throws the redirect to /auth. */
export async function requireViewer({
  request,
  context,
}: {
  request: Request;
  context: Context;
}): Promise<Viewer> {
  const viewer = await context.get(sessionContext).viewer();
  if (!viewer) throw toSignIn(request);
  return viewer;
}

/**
 * What a page reads for its signed-in user, in the round trip that checks the session. `read` gets the id the
 * cookie claims and must scope every query by it; its rows are handed out only when the claim has proved true.
 */
export async function readAsViewer<Rows>(
  { request, context }: { request: Request; context: Context },
  read: (userId: string) => Promise<Rows>,
): Promise<{ viewer: Viewer; rows: Rows }> {
  const session = context.get(sessionContext);
  if (!session.claim) throw toSignIn(request);
  const [viewer, rows] = await Promise.allSettled([session.viewer(), read(session.claim.userId)]);
  if (viewer.status === "rejected") throw viewer.reason;
  if (!viewer.value) throw toSignIn(request);
  if (rows.status === "rejected") throw rows.reason;
  return { viewer: viewer.value, rows: rows.value };
}

/** The redirect that asks to sign in and comes back to a page that was read; after a form, to the list. */
export function toSignIn(request: Request): Response {
  const url = new URL(request.url);
  // A data request names the page with a suffix that is no part of its address.
  const path = url.pathname.replace(/(\/_root)?\.data$/, "") || "/";
  url.searchParams.delete("_routes");
  const from = request.method === "GET" ? `${path}${url.search}` : "/dashboards";
  return redirect(`/auth?${new URLSearchParams({ from })}`);
}
