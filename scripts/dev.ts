// `npm run dev`: the same app with hot reload, in workerd.
import { execa } from "execa";
import { stateDir } from "./local-vars.ts";
import { prepareLocalFile } from "./seed/local-file.ts";
import { closeWhenStopped, guardChildren } from "./until-stopped.ts";

guardChildren();
await prepareLocalFile(stateDir(), new Date());

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
