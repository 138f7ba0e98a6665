// What `npm start` promises: one address, one state folder, clear errors, and nothing left behind.
import { createServer } from "node:net";
import { execa } from "execa";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createLocalServer, processesOf, type ServerProcess, until } from "../../support/local-server.ts";
import { sendSignIn } from "../support/accounts.ts";
import { askStoppedDatabase } from "../support/database.ts";
import { send } from "../support/http.ts";

const DEMO = { email: "demo@layette.test", password: "demo-wardrobe" };
/** Started empty for the first test, then stopped; seeding takes longer than starting. */
let seeded: ServerProcess;
const servers: ServerProcess[] = [];

beforeAll(async () => {
  seeded = await createLocalServer();
  await seeded.start();
});

afterEach(async () => {
  await seeded.stop();
  for (const server of servers.splice(0)) await server.dispose();
});

afterAll(() => seeded.dispose());

/** Stops a server that runs; nothing of it may be left. */
async function stopsWhole(server: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  expect(processesOf(server.port).length).toBeGreaterThan(0);
  await server.stop(signal);
  await until(() => processesOf(server.port).length === 0, `nothing is left after ${signal}`);
}

async function aServer(options: Parameters<typeof createLocalServer>[0] = {}): Promise<ServerProcess> {
  const server = await createLocalServer(options);
  servers.push(server);
  return server;
}

test("a fresh start seeds once, prints its address, has a demo account with one plan, and stops whole", async () => {
  const server = seeded;
  expect(server.output()).toContain("Database seeded.");
  expect(server.output()).toContain(server.url);
  expect(server.output()).toContain(`${DEMO.email} / ${DEMO.password}`);
  expect(JSON.parse((await send(`${server.url}/healthz`)).text)).toMatchObject({ ok: true });
  expect(JSON.parse((await send(`${server.url}/dev/mailbox.json`)).text)).toEqual([]);

  const { cookie } = await sendSignIn(server, DEMO.email, DEMO.password);
  const list = await send(`${server.url}/dashboards`, { cookie: cookie ?? "" });
  expect(list.text.match(/<article/g)).toHaveLength(1);
  const [, plan = ""] = /<article.*?href="(\/dashboards\/\w+)/s.exec(list.text) ?? [];
  const dashboard = await send(`${server.url}${plan}/0-3m`, { cookie: cookie ?? "" });
  expect(dashboard.status).toBe(200);
  expect(dashboard.text).toContain("Chicago, IL");
  expect(dashboard.text).toContain("essentials to go");

  const counts =
    "select (select count(*) from users) as users, (select count(*) from zipcode_city_map) as places";
  await stopsWhole(server, "SIGINT");
  const before = await askStoppedDatabase(server, counts);
  await server.start();
  expect(server.output()).not.toMatch(/migrated|seeded/);
  const again = await send(`${server.url}/dashboards`, { cookie: cookie ?? "" });
  expect(again.status, "the session outlives a restart").toBe(200);
  await stopsWhole(server, "SIGTERM");
  expect(await askStoppedDatabase(server, counts)).toEqual(before);
});

test("S66 who makes somebody an administrator is told the address, and the security log the user", async () => {
  const server = seeded;
  await server.stop();
  const { stdout } = await execa("node", ["scripts/admin.ts", "grant", DEMO.email], {
    env: { STATE_DIR: server.stateDir },
  });
  const [line = "", told] = stdout.split("\n");
  expect(told).toBe(`${DEMO.email}  admin`);
  const facts = { log: "security", userId: "demouser", role: "admin" };
  expect(JSON.parse(line)).toEqual({ level: "info", event: "role_changed", ...facts });
  const rows = await askStoppedDatabase(server, "select user_id from users_profile where role = 'admin'");
  expect(rows).toEqual([{ user_id: "demouser" }]);
});

// SIGINT and SIGTERM: with the first test.
test("SIGHUP and SIGKILL leave no process behind either", async () => {
  const server = seeded;
  await server.stop();
  await server.start();
  await stopsWhole(server, "SIGHUP");
  await server.start();
  await server.kill9();
  expect(processesOf(server.port), "SIGKILL").toEqual([]);
});

test.each(["SIGTERM", "SIGKILL"] as const)("%s while it starts leaves no process behind", async (signal) => {
  const server = seeded;
  await server.stop();
  const starting = server.start().catch(() => null);
  await until(() => processesOf(server.port).length > 0, "the runtime has been started", 120_000);
  await server.stop(signal);
  await starting;
  await until(() => processesOf(server.port).length === 0, "the runtime is gone");
});

test("a port that is taken is a clear error and another exit code", async () => {
  const server = await aServer();
  const other = createServer();
  await new Promise<void>((done) => other.listen(server.port, "localhost", done));
  const failure = await server.start().catch((error: unknown) => String(error));
  await new Promise((done) => other.close(done));
  expect(failure).toContain("ended with 1");
  expect(failure).toContain(`Port ${server.port} is in use`);
  expect(failure).not.toMatch(/\n\s+at /);
});

test("a port that is none is a clear error", async () => {
  const server = await aServer({ env: { PORT: "eighty" } });
  const failure = await server.start().catch((error: unknown) => String(error));
  expect(failure).toContain("ended with 1");
  expect(failure).toContain('PORT must be a port number, not "eighty"');
});

test("production without a mail sender does not start, and says what is missing", async () => {
  const server = await aServer({ env: { APP_ENV: "production" } });
  const failure = await server.start().catch((error: unknown) => String(error));
  expect(failure).toContain("ended with 1");
  expect(failure).toContain("RESEND_API_KEY");
  expect(failure).not.toContain("Layette is ready");
  await expect(send(server.url)).rejects.toThrow();
});
