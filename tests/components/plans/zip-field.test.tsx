import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ZipField } from "~/components/plans/quiz/where-field.tsx";
import { ERROR_TEXTS } from "~/words/en/errors.ts";

/** The server that the field asks. */
beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => {
    const zipcode = new URL(path, "http://localhost").searchParams.get("zipcode") ?? "";
    if (zipcode === "99999") throw new TypeError("Failed to fetch");
    return Response.json(
      zipcode === "60601"
        ? { zipcode, name: "Chicago, IL", error: null }
        : { zipcode, name: null, error: ERROR_TEXTS.ZIP_UNKNOWN },
    );
  });
});

afterEach(() => vi.unstubAllGlobals());

function renderField(onValidity = vi.fn<(isValid: boolean) => void>()) {
  render(<ZipField defaultValue="" placeName={null} error={null} onValidity={onValidity} />);
  return { input: screen.getByLabelText<HTMLInputElement>("ZIP code"), onValidity };
}

test("letters, spaces and full-width digits are stripped and the sixth digit is dropped", () => {
  const { input } = renderField();
  fireEvent.change(input, { target: { value: " 6a0-6 ０01９23" } });
  expect(input.value).toBe("60601");
});

test("a known ZIP code is answered with its city", async () => {
  const { input, onValidity } = renderField();
  fireEvent.change(input, { target: { value: "60601" } });
  expect(await screen.findByText("Chicago, IL")).toBeDefined();
  expect(onValidity).toHaveBeenLastCalledWith(true);
});

test("four digits are not enough to go on", () => {
  const { input, onValidity } = renderField();
  fireEvent.change(input, { target: { value: "6060" } });
  expect(onValidity).toHaveBeenLastCalledWith(false);
});

test("an unknown ZIP code is told at the field and does not go on", async () => {
  const { input, onValidity } = renderField();
  fireEvent.change(input, { target: { value: "00000" } });
  expect((await screen.findByRole("alert")).textContent).toBe(ERROR_TEXTS.ZIP_UNKNOWN);
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(onValidity).toHaveBeenLastCalledWith(false);
});

test("without an answer five digits are enough, as the server checks them again", async () => {
  const { input, onValidity } = renderField();
  fireEvent.change(input, { target: { value: "99999" } });
  await new Promise((done) => setTimeout(done));
  expect(onValidity).toHaveBeenLastCalledWith(true);
  expect(screen.queryByRole("alert")).toBeNull();
});
