import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { late } from "~/components/ui/late.tsx";
import { DASHBOARD_COPY } from "~/copy/wardrobe/dashboard-copy.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

function Wanted({ isOpen }: Props) {
  return isOpen ? <p>Here it is</p> : null;
}

/** A dialog whose script is answered by the next of `answers` each time it is asked for. */
function aDialog(answers: (() => Promise<{ default: typeof Wanted }>)[]) {
  const asked = { times: 0 };
  const Shown = late<Props>(
    () => {
      asked.times += 1;
      return answers[asked.times - 1]?.() ?? Promise.reject(new Error("Asked too often"));
    },
    ({ isOpen }) => isOpen,
  );
  const element = (isOpen: boolean) => <Shown isOpen={isOpen} onClose={() => void show(false)} />;
  const { rerender } = render(element(false));
  async function show(isOpen: boolean) {
    rerender(element(isOpen));
    await act(async () => {});
  }
  return { asked, show };
}

const there = async () => ({ default: Wanted });
const away = () => Promise.reject(new Error("No network"));

test("nothing is loaded before the dialog is opened, and then once", async () => {
  const { asked, show } = aDialog([there]);
  await show(false);
  expect(asked.times).toBe(0);
  await show(true);
  expect(screen.getByText("Here it is")).toBeDefined();
  await show(false);
  await show(true);
  expect(screen.getByText("Here it is")).toBeDefined();
  expect(asked.times).toBe(1);
});

test("without a network it says so, and the next opening tries again", async () => {
  const { asked, show } = aDialog([away, there]);
  await show(true);
  expect(screen.getByRole("dialog", { name: DASHBOARD_COPY.noNetwork })).toBeDefined();
  expect(screen.getByRole("status").textContent).toBe(DASHBOARD_COPY.noNetworkText);
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name: /Close/ }));
    // The element says itself that it has closed, a moment later.
    await new Promise((done) => setTimeout(done, 0));
  });
  expect(screen.queryByRole("status")).toBeNull();
  await show(true);
  expect(screen.getByText("Here it is")).toBeDefined();
  expect(asked.times).toBe(2);
});
