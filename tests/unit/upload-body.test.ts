// A form with a file, cut into any chunks and broken in any way.
import { describe, expect, it } from "vitest";
import { readUpload } from "../../app/http/form-body.server.ts";

const MOST = 100;

function formOf(length: number, more = ""): string {
  return [
    `--line\r\nContent-Disposition: form-data; name="clothingId"\r\n\r\n12\r\n`,
    `--line\r\nContent-Disposition: form-data; name="other"; filename="b"\r\n\r\nnobody asked for it\r\n`,
    `--line\r\nContent-Disposition: form-data; name="file"; filename="../../x"\r\nContent-Type: text/html\r\n\r\n`,
    "x".repeat(length),
    `\r\n--line\r\nContent-Disposition: form-data; name="q"\r\n\r\nhat\r\n--line--\r\n${more}`,
  ].join("");
}

function requestOf(text: string, size = 7, type = "multipart/form-data; boundary=line"): Request {
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "Content-Type": type },
    body,
    duplex: "half",
  };
  return new Request("http://localhost/", init);
}

describe("a form with a file", () => {
  it("is read whole from pieces of any size", async () => {
    const text = formOf(MOST);
    for (let size = 1; size <= text.length; size++) {
      const read = await readUpload(requestOf(text, size), "file", MOST);
      expect(read, `pieces of ${size}`).toEqual({
        kind: "form",
        entries: [
          ["clothingId", "12"],
          ["q", "hat"],
        ],
        file: new TextEncoder().encode("x".repeat(MOST)),
      });
    }
  });

  it("S54 is refused with one byte too many, and what came before the file is known", async () => {
    for (const size of [1, 7, 64, 10_000]) {
      expect(await readUpload(requestOf(formOf(MOST + 1), size), "file", MOST)).toEqual({
        kind: "too-large",
        entries: [["clothingId", "12"]],
        file: null,
      });
    }
  });

  it.each([
    ["that ends too early", formOf(5).slice(0, -30), 400],
    ["that does not begin", `junk${formOf(5)}`, 400],
    ["that is empty", "", 400],
    ["with a book behind it", formOf(5, "x".repeat(40_000)), 400],
    ["with too many parts", `--line\r\n\r\n1\r\n`.repeat(20) + formOf(5), 400],
    ["with a head that does not end", `--line\r\n${"x".repeat(5000)}`, 400],
  ])("%s is refused", async (_, text, status) => {
    for (const size of [7, 4096]) {
      expect(await readUpload(requestOf(text, size), "file", MOST)).toEqual({ kind: "refused", status });
    }
  });

  it.each([
    "application/json",
    "multipart/form-data",
    `multipart/form-data; boundary=${"a".repeat(71)}`,
    "text/plain",
  ])("of the type %s is refused", async (type) => {
    expect(await readUpload(requestOf(formOf(5), 7, type), "file", MOST)).toEqual({
      kind: "refused",
      status: 415,
    });
  });

  it("tells an empty file from none", async () => {
    const field = (name: string) =>
      `--line\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--line--`;
    expect(await readUpload(requestOf(field("")), "file", MOST)).toMatchObject({ file: null });
    expect(await readUpload(requestOf(field("a.png")), "file", MOST)).toMatchObject({
      file: new Uint8Array(),
    });
  });
});
