import { describe, expect, it } from "vitest";
import { withoutEdges } from "../../app/domain/text-edges.ts";

describe("A text without characters at its edges", () => {
  it.each([
    ["  (vest), ", "vest)"],
    ["a (b) c", "a (b) c"],
    [" ,(", ""],
    ["", ""],
  ])("of %j is %j", (text, rest) => {
    expect(withoutEdges(text, " ,(", " ,(")).toBe(rest);
  });
});
