// How modules are loaded where files of tests share a Worker.

declare global {
  // What vitest keeps of its module runner, and @cloudflare/vitest-plugin imports the Worker with.
  var __vitest_mocker__: { moduleRunner: { transport: { invoke: unknown } } };
  var firstInvoke: unknown;
}

/** Takes off what the plugin wraps around every import once more for each file; its version 1.4.5 no longer does. */
export function loadInOneStep(): void {
  const { transport } = globalThis.__vitest_mocker__.moduleRunner;
  globalThis.firstInvoke ??= transport.invoke;
  transport.invoke = globalThis.firstInvoke;
}
