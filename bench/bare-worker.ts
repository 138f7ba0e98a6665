// The least that could do the same, as a yardstick: a Worker that only answers, writes one row, pushes one
// message, runs the queries that it is given, and copies a plan in both ways.
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const BARE = resolve(".wrangler/bench/bare");

const SCRIPT = `
import { DurableObject } from "cloudflare:workers";
export class LiveChannel extends DurableObject {
  async fetch() {
    const [client, server] = Object.values(new WebSocketPair());
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }
  push(message) { for (const socket of this.ctx.getWebSockets()) socket.send(message); }
}
async function timed(work) {
  const started = Date.now();
  await work();
  return Date.now() - started;
}
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const channel = env.LIVE_CHANNEL.getByName("bare");
    if (pathname === "/live") return channel.fetch(request);
    if (pathname === "/write") {
      await env.DB.prepare("update user_clothing_items set version = version + 1 where dashboard_item_id = 1").run();
      await channel.push("written");
      return new Response("written");
    }
    if (pathname === "/queries") {
      const { queries, delayMs, rounds } = await request.json();
      const statements = queries.map(({ sql, params }) => env.DB.prepare(sql).bind(...params));
      const trip = () => delayMs > 0 ? new Promise((done) => setTimeout(done, delayMs)) : undefined;
      const batch = await timed(async () => {
        for (let i = 0; i < rounds; i++) { await trip(); await env.DB.batch(statements); }
      });
      const each = await timed(async () => {
        for (let i = 0; i < rounds; i++) for (const statement of statements) { await trip(); await statement.all(); }
      });
      return Response.json({ batch, each });
    }
    if (pathname === "/copy") {
      const { empty, whole, rows } = await request.json();
      const run = ({ sql, params }) => env.DB.prepare(sql).bind(...params).run();
      await run(empty);
      const batch = await timed(() => env.DB.batch(whole.map(({ sql, params }) => env.DB.prepare(sql).bind(...params))));
      await run(empty);
      const each = await timed(async () => { for (const row of rows) await run(row); });
      return Response.json({ batch, each });
    }
    return new Response("Hello");
  },
  queue() {},
  scheduled() {},
};`;

/** Writes the bare Worker beside the hello world, whose bindings it gets; returns the folder of its build. */
export function buildBare(helloBuild: string): string {
  mkdirSync(join(BARE, "server"), { recursive: true });
  mkdirSync(join(BARE, "client"), { recursive: true });
  cpSync(join(helloBuild, "server/wrangler.json"), join(BARE, "server/wrangler.json"));
  writeFileSync(join(BARE, "server/index.js"), SCRIPT);
  return BARE;
}
