// Ends a long-running script together with whatever started it, and with what it started itself.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Resolves when the script is told to stop: by a signal, or because its parent is gone. */
export function untilStopped(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
    process.once("disconnect", () => resolve());
    setInterval(() => process.ppid !== parent && resolve(), 500).unref();
  });
}

/**
 * Watches over this process' children from outside: if this process is killed without a word (kill -9), they
 * are killed too, so that no runtime is left holding the port. Call it after they have started.
 */
export function guardChildren(): ChildProcess {
  const children = childrenOf(process.pid);
  const script = `process.stdin.resume(); process.stdin.on("end", () => {
    for (const pid of ${JSON.stringify(children)}) try { process.kill(pid, "SIGKILL"); } catch {}
    process.exit();
  });`;
  const guard = spawn(process.execPath, ["-e", script], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  guard.unref();
  return guard;
}

function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  const text = existsSync(list) ? readFileSync(list, "utf8") : pgrep(pid);
  return text.trim().split(/\s+/).filter(Boolean).map(Number);
}

function pgrep(pid: number): string {
  try {
    return execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" });
  } catch {
    return "";
  }
}
