// The first thing every npm script runs, on whatever Node the machine has: it installs what the command needs of the
// lock file, if that hasn't been done, and continues with the Node that the project brings along.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { installation } from "./installed.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
process.chdir(root);
const [command = "start", ...rest] = process.argv.slice(2);

/** What npm says of the packages that are there. */
const INSTALLED = "node_modules/.package-lock.json";
/** Is there while packages are added: npm's list would not show that some are halfway there. */
const ADDING = "node_modules/.layette-adding";

const isWhole = existsSync(INSTALLED) && !existsSync(ADDING);
const install = installation({
  command,
  lock: JSON.parse(readFileSync("package-lock.json", "utf8")),
  installed: isWhole ? JSON.parse(readFileSync(INSTALLED, "utf8")) : null,
});
if (install) {
  console.log("Installing packages …");
  const started = Date.now();
  // An installation that is cut short must not look whole.
  if (isWhole && install[0] !== "ci") writeFileSync(ADDING, "");
  else rmSync(INSTALLED, { force: true });
  const npm = process.env.npm_execpath;
  const [program, args] = npm?.endsWith(".js") ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(
    program,
    [...args, ...install, "--no-audit", "--no-fund", "--loglevel=error"],
    { stdio: "inherit" },
  );
  if (status !== 0) {
    console.error("The packages could not be installed; npm's own words are above.");
    process.exit(status ?? 1);
  }
  rmSync(ADDING, { force: true });
  console.log(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const REQUIRED = [22, 22];
const bundled = join(root, "node_modules/.bin/node");
const isNewEnough = ([major = 0, minor = 0]) =>
  major > REQUIRED[0] || (major === REQUIRED[0] && minor >= REQUIRED[1]);
const node = isNewEnough(process.versions.node.split(".").map(Number)) ? process.execPath : bundled;
if (!existsSync(node)) {
  console.error(`Layette needs Node ${REQUIRED.join(".")} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** The commands of the package in bench/. */
const OF_BENCH = ["bench", "dress", "regions", "winter-suits"];
const folder = OF_BENCH.includes(command) ? "bench" : "scripts";

// The IPC channel tells the child when this process is gone, so that nothing is left behind.
const child = spawn(
  node,
  ["--disable-warning=ExperimentalWarning", join(root, folder, `${command}.ts`), ...rest],
  {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH ?? ""}`,
      // Nothing here sends reports or asks for example data.
      WRANGLER_SEND_METRICS: "false",
      CLOUDFLARE_CF_FETCH_ENABLED: "false",
      DO_NOT_TRACK: "1",
      WRANGLER_LOG: "error",
    },
  },
);
// npm may be killed without warning too; then this process gets another parent.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500).unref();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
