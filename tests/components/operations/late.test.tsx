import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { late } from "~/components/ui/late.tsx";
import { onToast, type ToastMessage } from "~/lib/toast.ts";
import { NO_NETWORK } from "~/words/en/offline/offline-copy.ts";

interface Props {
  isOpen: boolean;
  onClose: () => void;
}

function Wanted({ isOpen }: Props) {
  return isOpen ? <p>Here it is</p> : null;
}

/** A dialog whose script is answered by the next of `answers` each time it is asked for. */
function aDialog(answers: (() => Promise<{ default: typeof Wanted }>)[]) {
  const asked = { times: 0, closed: 0 };
  const Shown = late<Props>(
    () => {
      asked.times += 1;
      return answers[asked.times - 1]?.() ?? Promise.reject(new Error("Asked too often"));
    },
    ({ isOpen }) => isOpen,
  );
  const onClose = () => {
    asked.closed += 1;
  };
  const element = (isOpen: boolean) => <Shown isOpen={isOpen} onClose={onClose} />;
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

test("without a network a toast says so, and the next opening tries again", async () => {
  const told: ToastMessage[] = [];
  const end = onToast((message) => told.push(message));
  const { asked, show } = aDialog([away, there]);
  await show(true);
  end();
  expect(told).toEqual([{ ...NO_NETWORK, look: "error" }]);
  expect(asked.closed).toBe(1);
  await show(false);
  await show(true);
  expect(screen.getByText("Here it is")).toBeDefined();
  expect(asked.times).toBe(2);
});
