// Reading a form's body: its exact limits, what isn't a form, and that only fields named in the contract are
// kept.
import { describe, expect, test } from "vitest";
import { type FormContract, fieldsOf } from "../../app/contracts/form.ts";
import { MOST_FORM_BYTES, MOST_FORM_FIELDS, readFormBody } from "../../app/http/form-body.server.ts";

const URL_ENCODED = "application/x-www-form-urlencoded";

function formRequest(body: BodyInit | null, headers: Record<string, string> = {}): Request {
  const init = { method: "POST", body, headers, duplex: "half" };
  return new Request("https://layette.test/", init);
}

async function statusOf(body: BodyInit | null, headers?: Record<string, string>) {
  const read = await readFormBody(formRequest(body, headers));
  return read.kind === "form" ? 200 : read.status;
}

/** A body that never ends, and a count of how much was read. */
function endless() {
  const state = { bytes: 0, isCancelled: false };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.bytes += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(97));
    },
    cancel() {
      state.isCancelled = true;
    },
  });
  return { state, stream };
}

describe("the length of a form", () => {
  test.each([
    [MOST_FORM_BYTES, 200],
    [MOST_FORM_BYTES + 1, 413],
  ])("of %i bytes is answered %i", async (length, status) => {
    expect(await statusOf(`a=${"x".repeat(length - 2)}`, { "Content-Type": URL_ENCODED })).toBe(status);
  });

  test("that is told to be too much is refused unread", async () => {
    const { state, stream } = endless();
    const headers = { "Content-Type": URL_ENCODED, "Content-Length": String(MOST_FORM_BYTES + 1) };
    expect(await statusOf(stream, headers)).toBe(413);
    expect(state.isCancelled).toBe(true);
    expect(state.bytes).toBeLessThanOrEqual(16_384);
  });

  test.each([
    ["none", {}],
    ["a small one", { "Content-Length": "7" }],
    ["nonsense", { "Content-Length": "many" }],
  ])("is counted where the header says %s", async (_, claim) => {
    const { state, stream } = endless();
    expect(await statusOf(stream, { "Content-Type": URL_ENCODED, ...claim })).toBe(413);
    expect(state.isCancelled).toBe(true);
    expect(state.bytes).toBeLessThanOrEqual(MOST_FORM_BYTES + 3 * 16_384);
  });
});

test.each([
  [MOST_FORM_FIELDS, 200],
  [MOST_FORM_FIELDS + 1, 400],
])("%i fields are answered %i, in either encoding", async (count, status) => {
  const names = Array.from({ length: count }, (_, index) => `f${index}`);
  const urlEncoded = names.map((name) => `${name}=1`).join("&");
  expect(await statusOf(urlEncoded, { "Content-Type": URL_ENCODED })).toBe(status);
  const multipart = new FormData();
  for (const name of names) multipart.append(name, "1");
  expect(await statusOf(multipart)).toBe(status);
});

test.each([
  ["a form without fields", "", { "Content-Type": URL_ENCODED }, 200],
  ["a charset", "a=1", { "Content-Type": `${URL_ENCODED};charset=UTF-8` }, 200],
  ["another spelling", "a=1", { "Content-Type": "Application/X-WWW-Form-URLEncoded" }, 200],
  ["JSON", "{}", { "Content-Type": "application/json" }, 415],
  ["plain text", "a=1", { "Content-Type": "text/plain" }, 415],
  ["no boundary", "a", { "Content-Type": "multipart/form-data" }, 400],
  ["a broken part", "--x\r\nbroken", { "Content-Type": "multipart/form-data; boundary=x" }, 400],
])("%s is answered as it should be", async (_, body, headers, status) => {
  expect(await statusOf(body, headers)).toBe(status);
});

test("without a type only an empty body is a form", async () => {
  expect(await statusOf(null)).toBe(200);
  const untyped = (bytes: number[]) => statusOf(new Uint8Array(bytes));
  expect(await untyped([])).toBe(200);
  expect(await untyped([97, 61, 49])).toBe(415);
});

test("a body that breaks off is no form", async () => {
  const stream = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  expect(await statusOf(stream, { "Content-Type": URL_ENCODED })).toBe(400);
});

test("files are left out", async () => {
  const form = new FormData();
  form.append("photo", new Blob(["x"]), "x.png");
  form.append("name", "Socks");
  expect(await readFormBody(formRequest(form))).toEqual({ kind: "form", entries: [["name", "Socks"]] });
});

describe("of a form", () => {
  const contract = {
    fields: ["name", "from"],
    typed: ["name"],
    numbered: { prefix: "group-", most: 2 },
  } as const satisfies FormContract;

  test("only the contract's fields are taken, the last of each name", () => {
    const fields = fieldsOf(contract, [
      ["name", "one"],
      ["name", "two"],
      ["name[0]", "x"],
      ["__proto__", "x"],
      ["__intent__", "{"],
      ["constructor", "x"],
    ]);
    expect(fields).toEqual({ name: "two" });
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
  });

  test("only so many of the numbered fields are taken", () => {
    const entries = ["1", "1", "2", "3", "x"].map((number) => [`group-${number}`, number] as const);
    expect(fieldsOf(contract, entries)).toEqual({ "group-1": "1", "group-2": "2" });
  });
});
