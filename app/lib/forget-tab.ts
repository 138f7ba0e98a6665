/** Clears the browser's storage at sign-out, for browsers that ignore the server's request to do so. */
export function forgetTab(): void {
  try {
    window.sessionStorage.clear();
    window.localStorage.clear();
  } catch {
    // Without storage, there is nothing to clear.
  }
}
