// A sheet of name labels cuts a name that is too long, and says so.
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { NameLabels } from "~/components/today/name-labels.tsx";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

it.each([
  [40, null],
  [41, ERROR_TEXTS.NAME_TOO_LONG],
])("a name of %i letters", (letters, problem) => {
  render(<NameLabels paper="letter" />);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "w".repeat(letters) } });
  expect(screen.queryByRole("alert")?.textContent ?? null).toBe(problem);
  expect(screen.getByLabelText("Name").getAttribute("aria-invalid")).toBe(problem ? "true" : null);
  expect(document.querySelector(".label-sheet li")?.textContent).toBe("w".repeat(40));
});
