/** The component of an address that never renders: without one, the error that its loader throws wouldn't become a page. */
export function Nothing() {
  return null;
}
