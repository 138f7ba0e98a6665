import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DueDateField } from "~/components/plans/quiz/due-date-field.tsx";

const TODAY = "2026-11-23";

function renderField(defaultValue = "", error: string | null = null) {
  const onValidity = vi.fn<(isValid: boolean) => void>();
  const { container } = render(
    <DueDateField
      country="US"
      defaultValue={defaultValue}
      today={TODAY}
      error={error}
      onValidity={onValidity}
    />,
  );
  const sent = () => container.querySelector<HTMLInputElement>("input[name=dueDate]");
  return { sent, onValidity };
}

test("the calendar takes the field's place, and its day is what is sent", async () => {
  const { sent, onValidity } = renderField("2027-01-05");
  await screen.findByRole("grid", { name: "January 2027" });
  expect(sent()?.type).toBe("hidden");
  fireEvent.click(screen.getByRole("button", { name: /January 20, 2027/ }));
  expect(sent()?.value).toBe("2027-01-20");
  expect(onValidity).toHaveBeenLastCalledWith(true);
  expect(screen.getByText("Due Jan 20, 2027")).toBeDefined();
});

test.each([
  ["2026-11-22", "Date of birth", "Born Nov 22, 2026"],
  ["2026-11-23", "Due date", "Due Nov 23, 2026"],
  ["2026-11-24", "Due date", "Due Nov 24, 2026"],
])("%s reads %j and %j", async (day, label, words) => {
  renderField(day);
  expect(await screen.findByRole("group", { name: label })).toBeDefined();
  expect(screen.getByText(words)).toBeDefined();
});

test("an error belongs to the calendar, which can take the focus", async () => {
  renderField("", "Please choose a valid date.");
  const group = await screen.findByRole("group", { name: "Due date" });
  const described = (group.getAttribute("aria-describedby") ?? "").split(" ");
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    "Please choose a valid date.",
  );
  group.focus();
  expect(document.activeElement).toBe(group);
});
