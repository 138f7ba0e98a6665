import { expect, it } from "vitest";
import { mutantsOf } from "../../../scripts/mutation/mutants.ts";

it("breaks a line in each way that a test should see, and leaves text, types and markup alone", () => {
  const source = [
    "const most: 3 | 4 = 3;",
    "export function fits(a: number, text: string) {",
    "  if (!text) log(`$" + "{a} + 1`);",
    "  return a <= most && text !== 'a < b' ? a + 1 : <b>{a ?? 0}</b>;",
    "}",
  ].join("\n");
  const told = mutantsOf("fits.tsx", source).map(({ line, was, becomes }) => `${line}: ${was} → ${becomes}`);
  expect(told).toEqual([
    "1: 3 → 4",
    "3: !text → !(!text)",
    "3: !text → text",
    "3: log(`$" + "{a} + 1`); → ;",
    "4: a <= most && text !== 'a < b' → !(a <= most && text !== 'a < b')",
    "4: <= → <",
    "4: && → ||",
    "4: !== → ===",
    "4: + → -",
    "4: 1 → 2",
    "4: ?? → &&",
    "4: 0 → 1",
  ]);
});
