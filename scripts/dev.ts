// `npm run dev`: the same app with hot reload, in workerd.
import { execa } from "execa";
import { stateDir } from "./local-vars.ts";
import { openLocalDatabase } from "./local-worker.ts";
import { migrate, seed } from "./seed/apply.ts";
import { closeWhenStopped, guardChildren } from "./until-stopped.ts";

guardChildren();
const simulator = openLocalDatabase(stateDir());
const db = await simulator.getD1Database("DB");
await migrate(db);
await seed(db, new Date());
await simulator.dispose();

const port = process.env.PORT ?? "8787";
const server = execa("react-router", ["dev", "--port", port, "--strictPort"], {
  stdio: "inherit",
  preferLocal: true,
  reject: false,
});
closeWhenStopped(async () => {
  server.kill("SIGTERM");
  await server;
});
const { exitCode } = await server;
process.exit(exitCode ?? 0);
