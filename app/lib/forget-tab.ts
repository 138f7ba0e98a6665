/** Takes away what this tab keeps of whoever signs out, for browsers that do not do it when the server asks them to. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
