// Ends a long-running script together with whatever started it, and with what it started itself.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

// Taken at once: a parent that goes while the script is still preparing must not be missed.
const parent = process.ppid;
const hadChannel = process.connected;

/** Resolves when the script is told to stop: by a signal, or because its parent is gone. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    const isOrphan = () => process.ppid !== parent || (hadChannel && !process.connected);
    setInterval(() => isOrphan() && resolve(), 300);
  });
}

/** Has this process' children killed if it ends without a word (kill -9). Call it before they are started. */
export function guardChildren(): void {
  const guard = spawn(
    process.execPath,
    [fileURLToPath(new URL("guard.mjs", import.meta.url)), String(process.pid)],
    { stdio: ["pipe", "ignore", "ignore"], detached: true },
  );
  guard.unref();
}
