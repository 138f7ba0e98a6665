// Turnstile as a test sees it: a script with a widget of one button, which gives the form a token, and the
// service that says once what the token is worth.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";

export interface TurnstileServer {
  readonly url: string;
  /** The variables that put it in front of a Worker's forms. */
  readonly env: Readonly<Record<string, string>>;
  /** What the service was asked. */
  readonly asked: URLSearchParams[];
  /** How the service behaves from now on. */
  mood: "answers" | "fails" | "silent";
  /** A token that counts once. */
  issue(): string;
  close(): Promise<void>;
}

const SITE_KEY = "site-key-of-a-test";
const SECRET_KEY = "secret-key-of-a-test";

/** Its widget, placed as the real one is: inside the element, with a hidden field of the form. */
const script = (token: string) => `
window.turnstile = {
  render(element, options) {
    const field = document.createElement("input");
    field.type = "hidden";
    field.name = "cf-turnstile-response";
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "I'm human (" + options.sitekey + ")";
    button.onclick = () => { field.value = "${token}-" + Math.random(); };
    element.replaceChildren(field, button);
    return "widget";
  },
  remove() {},
};`;

export async function startTurnstile(): Promise<TurnstileServer> {
  const base = randomUUID();
  const spent = new Set<string>();
  const asked: URLSearchParams[] = [];
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith("/turnstile/v0/api.js")) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(script(base));
      return;
    }
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const form = new URLSearchParams(text);
    asked.push(form);
    if (self.mood === "silent") return;
    if (self.mood === "fails") return void response.writeHead(503).end();
    const token = form.get("response") ?? "";
    const success = form.get("secret") === SECRET_KEY && token.startsWith(`${base}-`) && !spent.has(token);
    spent.add(token);
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify(success ? { success } : { success, "error-codes": ["invalid-input-response"] }));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("Turnstile has no port");
  const url = `http://127.0.0.1:${address.port}`;
  const self: TurnstileServer = {
    url,
    env: { TURNSTILE_SITE_KEY: SITE_KEY, TURNSTILE_SECRET_KEY: SECRET_KEY, TURNSTILE_URL: url },
    asked,
    mood: "answers",
    issue: () => `${base}-${randomUUID()}`,
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
  return self;
}
