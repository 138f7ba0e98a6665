// /.well-known/security.txt through the real middleware: a text with a contact configured, nothing without.
import { env } from "cloudflare:workers";
import { createStaticHandler } from "react-router";
import { expect, it } from "vitest";
import { requestContext } from "~/http/request-context.server.ts";
import * as securityTxt from "~/routes/public/security-txt-route.ts";
import * as root from "../../../app/root.tsx";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { serverParts } from "../../support/site-routes.ts";

const NOW = Date.parse("2026-11-23T17:00:00Z");

const PAGES = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [{ id: "security-txt", path: ".well-known/security.txt", ...serverParts(securityTxt) }],
  },
]);

/** The answer of a deployment with these variables. */
async function answerOf(variables: Readonly<Record<string, string>>): Promise<Response> {
  const request = new Request(`${OWN_ORIGIN}/.well-known/security.txt`, {
    headers: { Host: "evil.example" },
  });
  const bindings = { ...env, ...variables };
  const answer: unknown = await PAGES.queryRoute(request, {
    requestContext: requestContext(request, bindings, { waitUntil: () => {} }, NOW),
    async generateMiddlewareResponse(query) {
      return query(request);
    },
  });
  if (!(answer instanceof Response)) throw new Error("The address has answered no Response");
  return answer;
}

it("tells anyone the contact, by the configured origin and the request's own time", async () => {
  const answer = await answerOf({ SECURITY_CONTACT: "mailto:security@layette.example" });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  expect(await answer.text()).toBe(
    `Contact: mailto:security@layette.example
Expires: 2027-05-22T00:00:00Z
Preferred-Languages: en
Canonical: ${OWN_ORIGIN}/.well-known/security.txt
`,
  );
});

it("S34 has the headers of every answer, sets no cookie, and may be kept for a day", async () => {
  const { headers } = await answerOf({ SECURITY_CONTACT: "https://layette.example/security" });
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("Cache-Control")).toBe("public, max-age=86400");
  expect(headers.getSetCookie()).toEqual([]);
});

it.each<Readonly<Record<string, string>>>([{}, { SECURITY_CONTACT: " " }])(
  "is not there without a contact, and nobody keeps that: %j",
  async (variables) => {
    const { status, headers } = await answerOf(variables);
    expect(status).toBe(404);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  },
);
