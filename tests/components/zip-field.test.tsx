import { fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, test, vi } from "vitest";
import { ZipField } from "~/components/quiz/zip-field.tsx";
import { ERROR_TEXTS } from "~/copy/errors.ts";

function renderField(onValidity = vi.fn<(isValid: boolean) => void>()) {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => <ZipField defaultValue="" placeName={null} error={null} onValidity={onValidity} />,
    },
    {
      path: "/onboarding/place",
      loader: ({ request }) => {
        const zipcode = new URL(request.url).searchParams.get("zipcode") ?? "";
        return zipcode === "60601"
          ? { zipcode, name: "Chicago, IL", error: null }
          : { zipcode, name: null, error: ERROR_TEXTS.ZIP_UNKNOWN };
      },
    },
  ]);
  render(<Stub initialEntries={["/"]} />);
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
