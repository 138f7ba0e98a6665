import { renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useFormKey } from "~/components/offline/use-kept-forms.ts";
import { KEPT_AT } from "~/domain/offline/kept-pages.ts";

afterEach(() => document.documentElement.removeAttribute(KEPT_AT));

const keyOf = (read: string) => renderHook((key) => useFormKey(key), { initialProps: read });

test("a kept page has a key of its own each time it is opened, until it is read again", () => {
  expect(keyOf("read").result.current).toBe("read");
  document.documentElement.setAttribute(KEPT_AT, "1");
  const opened = keyOf("read");
  const first = opened.result.current;
  expect(first).toMatch(/^[a-z0-9]{20}$/);
  expect(keyOf("read").result.current).not.toBe(first);
  opened.rerender("read");
  expect(opened.result.current).toBe(first);
  opened.rerender("anew");
  expect(opened.result.current).toBe("anew");
});
