// The breached-password service, against a fake that records what it was asked (A18).
import { createHash } from "node:crypto";
import { createServer, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { askForBreach } from "~/services/auth/password-hash.server.ts";

const PASSWORD = "wooden rattle 7";
const DIGITS = createHash("sha1").update(PASSWORD).digest("hex").toUpperCase();
const [PREFIX, SUFFIX] = [DIGITS.slice(0, 5), DIGITS.slice(5)];
const OTHER = "0".repeat(35);

let server: Server;
let url: string;
let asked: { path: string; padding: string | undefined; body: string }[];
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer((request, response) => {
    const padding = request.headers["add-padding"];
    asked.push({ path: request.url ?? "", padding: String(padding), body: JSON.stringify(request.headers) });
    answer(response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The service has no port");
  url = `http://127.0.0.1:${address.port}/range/`;
});

beforeEach(() => {
  asked = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const says = (text: string, status = 200) => {
  answer = (response) => void response.writeHead(status).end(text);
};

it("A18 tells the service five of forty digits, and asks for padding", async () => {
  says(`${OTHER}:3\r\n${SUFFIX}:12\r\n`);
  expect(await askForBreach(url, PASSWORD)).toEqual({ kind: "breached" });
  expect(asked.map(({ path, padding }) => [path, padding])).toEqual([[`/range/${PREFIX}`, "true"]]);
  expect(JSON.stringify(asked)).not.toContain(SUFFIX);
});

it.each([
  ["another one", `${OTHER}:3`],
  ["padding", `${SUFFIX}:0\r\n${OTHER}:0`],
  ["nothing", ""],
  ["what is no list", "<html>"],
])("A18 finds a password clean where the service names %s", async (_, text) => {
  says(text);
  expect(await askForBreach(url, PASSWORD)).toEqual({ kind: "clean" });
});

it("A18 reads digits in whatever case", async () => {
  says(`${SUFFIX.toLowerCase()}:1`);
  expect(await askForBreach(url, PASSWORD)).toEqual({ kind: "breached" });
});

it("A18 knows nothing where the service fails, is silent, says too much or is nowhere", async () => {
  says("", 503);
  expect(await askForBreach(url, PASSWORD)).toEqual({ kind: "unknown", reason: "status" });
  says("", 302);
  expect(await askForBreach(url, PASSWORD)).toEqual({ kind: "unknown", reason: "status" });
  answer = () => {};
  expect(await askForBreach(url, PASSWORD, 100)).toEqual({ kind: "unknown", reason: "deadline" });
  says("x".repeat(300_000));
  expect(await askForBreach(url, PASSWORD)).toEqual({ kind: "unknown", reason: "too-long" });
  expect(await askForBreach("http://127.0.0.1:9/range/", PASSWORD)).toEqual({
    kind: "unknown",
    reason: "unreachable",
  });
});
