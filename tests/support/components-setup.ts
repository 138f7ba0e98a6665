import { cleanup } from "@testing-library/react";
import { afterEach } from "vitest";

// jsdom has no media queries; none of them matches here.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => {},
  removeListener: () => {},
  addEventListener: () => {},
  removeEventListener: () => {},
  dispatchEvent: () => false,
});

afterEach(cleanup);
