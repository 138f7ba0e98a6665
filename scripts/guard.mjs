// Watches over a server's children from outside. It holds a pipe to the server: when that closes, however the server
// ended, whatever the server had started and left behind is killed, so that no runtime keeps the port.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const server = Number(process.argv[2]);
const seen = new Set();

function look() {
  const list = `/proc/${server}/task/${server}/children`;
  const text = existsSync(list) ? readFileSync(list, "utf8") : pgrep();
  for (const pid of text.trim().split(/\s+/).filter(Boolean).map(Number)) {
    if (pid !== process.pid) seen.add(pid);
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
  for (const pid of seen) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
  process.exit();
});
