// Watches a server's children from outside. It holds a pipe to the server: when that closes, however the
// server ended, it kills whatever the server had started and left behind, so that no runtime keeps the port.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const server = Number(process.argv[2]);
/** Process → when it began, because numbers are reused; null if the system doesn't say. */
const seen = new Map();

function look() {
  const list = `/proc/${server}/task/${server}/children`;
  const text = existsSync(list) ? readFileSync(list, "utf8") : pgrep();
  for (const pid of text.trim().split(/\s+/).filter(Boolean).map(Number)) {
    if (pid !== process.pid) seen.set(pid, beginningOf(pid));
  }
}

/**
 * Clock ticks from the machine's start to the process's; null for a process that is gone, and where there is
 * no /proc.
 */
function beginningOf(pid) {
  try {
    // The name is in parentheses and may hold anything; the time is the twentieth field after it.
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function pgrep() {
  try {
    return execFileSync("pgrep", ["-P", String(server)], { encoding: "utf8" });
  } catch {
    return "";
  }
}

setInterval(look, 100);
process.stdin.resume();
process.stdin.on("end", () => {
  for (const [pid, began] of seen) {
    if (beginningOf(pid) !== began) continue;
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
  process.exit();
});
