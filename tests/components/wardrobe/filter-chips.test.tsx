import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FilterChips } from "~/components/wardrobe/view-bar.tsx";
import { ESSENTIALITIES, type Essentiality } from "~/domain/vocabulary.ts";

const PIECES = { Essential: 3, Recommended: 2, "Nice-to-have": 1 };

test.each<[string, readonly Essentiality[], boolean]>([
  ["nothing", [], true],
  ["one", ["Essential"], false],
  ["all three", ESSENTIALITIES, true],
])("with %s chosen it says whether that is 'All Essentiality'", (_, chosen, isAll) => {
  render(<FilterChips chosen={chosen} pieces={PIECES} onChange={() => {}} />);
  expect(screen.queryAllByText(/All Essentiality/).length > 0).toBe(isAll);
});
