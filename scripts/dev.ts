// `npm run dev`: the same app with hot reload, in workerd.
import { spawn } from "node:child_process";
import { stateDir } from "./local-vars.ts";
import { openLocalDatabase } from "./local-worker.ts";
import { migrate, seed } from "./seed/apply.ts";
import { guardChildren, untilStopped } from "./until-stopped.ts";

guardChildren();
const simulator = openLocalDatabase(stateDir());
const db = await simulator.getD1Database("DB");
await migrate(db);
await seed(db, new Date());
await simulator.dispose();

const port = process.env.PORT ?? "8787";
const server = spawn("react-router", ["dev", "--port", port, "--strictPort"], { stdio: "inherit" });
server.on("exit", (code) => process.exit(code ?? 0));
await untilStopped();
server.kill("SIGTERM");
