// Ends a long-running script when whatever started it ends, together with what it has started itself.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import closeWithGrace from "close-with-grace";

// Read at once: a parent that ends while the script is still preparing must not be missed.
const parent = process.ppid;
const hadChannel = process.connected;

/** Closes and ends the script when told to: by a signal, by an error, or because its parent is gone. */
export function closeWhenStopped(close: () => Promise<void>): void {
  const stop = closeWithGrace({ onSecondSignal: () => {} }, async ({ err }) => {
    if (err) console.error(err);
    await close();
  });
  const isOrphan = () => process.ppid !== parent || (hadChannel && !process.connected);
  const watch = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(watch);
    stop.close();
  }, 300);
}

/**
 * Has this process's children killed if it ends without warning (kill -9). Call it before they are started.
 */
export function guardChildren(): void {
  const guard = spawn(
    process.execPath,
    [fileURLToPath(new URL("guard.mjs", import.meta.url)), String(process.pid)],
    { stdio: ["pipe", "ignore", "ignore"], detached: true },
  );
  guard.unref();
}
