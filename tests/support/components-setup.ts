import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// A busy machine isn't a failure.
configure({ asyncUtilTimeout: 15_000 });

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

// jsdom has no modal windows; here they only open and close.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

afterEach(cleanup);
