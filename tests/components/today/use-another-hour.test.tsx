// A page that stays open reads again once another hour has begun, be it the same hour of another day.
import { renderHook } from "@testing-library/react";
import type { ComponentProps, ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveLineContext } from "~/components/live/use-live-line.ts";
import { useAnotherHour } from "~/components/today/use-another-hour.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 28, 8, 10), toFake: ["Date"] }));
afterEach(() => vi.useRealTimers());

it.each([
  ["in the same hour", new Date(2026, 10, 28, 8, 50), 0],
  ["in the next hour", new Date(2026, 10, 28, 9, 0), 1],
  ["at the same hour of the next day", new Date(2026, 10, 29, 8, 10), 1],
])("a page that is looked at again %s", (_, later, readings) => {
  const ask = vi.fn();
  const line = { reading: { ask } } as unknown as ComponentProps<typeof LiveLineContext>["value"];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LiveLineContext value={line}>{children}</LiveLineContext>
  );
  renderHook(() => useAnotherHour("read"), { wrapper });
  vi.setSystemTime(later);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(ask).toHaveBeenCalledTimes(readings);
});
