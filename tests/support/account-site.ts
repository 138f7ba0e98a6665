// The account pages without a browser: their middleware, actions, and loaders, with each round trip to D1.
import { env } from "cloudflare:workers";
import { requestContext } from "~/http/request-context.server.ts";
import { interceptDatabase } from "./faulty-bindings.ts";
import { heldQueues } from "./held-queues.ts";
import { OWN_ORIGIN } from "./live-sockets.ts";
import { routesAt } from "./site-routes.ts";

export interface FormAnswer {
  status: number;
  location: string | null;
  /** The browser's cookies, as it sends them. */
  cookies: string[];
  /** The statements of each round trip to D1. */
  trips: (readonly string[])[];
}

interface Sender {
  cookie?: string;
  /** The client's network address. */
  from?: string;
  now?: number;
}

/** Sends a form to one of the account pages. */
export async function sendForm(
  path: string,
  fields: Readonly<Record<string, string>>,
  { cookie = "", from = "203.0.113.1", now = Date.now() }: Sender = {},
): Promise<FormAnswer> {
  const trips: (readonly string[])[] = [];
  const DB = interceptDatabase(env.DB, (statements, run) => {
    trips.push(statements);
    return run();
  });
  const request = new Request(`${OWN_ORIGIN}${path}`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: OWN_ORIGIN, "CF-Connecting-IP": from },
    body: new URLSearchParams(fields),
  });
  const late: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => {
    late.push(work);
  };
  const { site } = await routesAt(path);
  const answer = await site.query(request, {
    requestContext: requestContext(request, { ...env, ...heldQueues().bindings, DB }, { waitUntil }, now),
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      if (result instanceof Response) return result;
      const headers = Object.values(result.actionHeaders)[0] ?? new Headers();
      return new Response(null, { status: result.statusCode, headers });
    },
  });
  const ofAnswer = trips.length;
  await Promise.all(late);
  if (!(answer instanceof Response)) throw new Error("The route did not answer");
  return {
    status: answer.status,
    location: answer.headers.get("Location"),
    cookies: answer.headers.getSetCookie().map((set) => set.split(";")[0] ?? ""),
    trips: trips.slice(0, ofAnswer),
  };
}
