import { expect, it } from "vitest";
import { noteNews, readSoFar } from "../../app/lib/read-so-far.ts";

const answer = (seen: string | null) => new Response(null, { headers: seen === null ? {} : { Seen: seen } });

it("says the newest state that was read, and news for as long as they count", () => {
  const page = readSoFar({ seenHeader: "Seen", toldHeader: "Told", toldMs: 60_000 });
  expect(page.said()).toEqual({});
  page.heard(answer(null));
  page.heard(answer("0000000b"));
  page.heard(answer("0000000a"));
  expect(page.said()).toEqual({ Seen: "0000000b" });
  noteNews();
  expect(page.said()).toEqual({ Seen: "0000000b", Told: "1" });
  expect(readSoFar({ seenHeader: "Seen", toldHeader: "Told", toldMs: 0 }).said()).toEqual({
    Seen: "0000000b",
  });
});
