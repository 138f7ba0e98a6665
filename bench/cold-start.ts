// B12: how long a fresh Worker takes until its first page, beyond what the simulator takes with a Worker that
// does nothing.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { measureRatio, median, ROUNDS } from "./ratio.ts";
import { newState, serveSite } from "./site.ts";
import { type Row, times } from "./table.ts";

/** The first answer of fresh Workers, and the size of ours. */
export async function benchColdStart(build: string, hello: string, bare: string): Promise<Row[]> {
  const base: number[] = [];
  for (let round = 0; round < ROUNDS; round++) base.push(await firstAnswerMs(bare));
  const beyond = (folder: string) => async () => Math.max(1, (await firstAnswerMs(folder)) - median(base));
  const start = await measureRatio(beyond(build), beyond(hello));
  const kilobytes = gzipOf(build) / 1000;
  return [
    {
      id: "B12",
      what: `Cold start of the Worker (${start.ours.toFixed(0)} ms)`,
      against: `the hello world's (${start.theirs.toFixed(0)} ms)`,
      target: "≤ 2×",
      measured: times(start),
      isMet: start.median <= 2,
      why: "the whole application is one Worker, whose 3.4 MB are compiled before its first answer: docs/speed.md",
    },
    {
      id: "B12",
      what: "Size of the Worker, gzip, without wasm",
      against: "–",
      target: "< 1 MB",
      measured: `${kilobytes.toFixed(0)} KB (the hello world's: ${(gzipOf(hello) / 1000).toFixed(0)} KB)`,
      isMet: kilobytes < 1000,
    },
  ];
}

async function firstAnswerMs(folder: string): Promise<number> {
  const state = await newState();
  const started = performance.now();
  const site = await serveSite(folder, state);
  const response = await fetch(`${site.url}/`);
  await response.text();
  const ms = performance.now() - started;
  await site.dispose();
  if (!response.ok) throw new Error(`${folder} answered ${response.status}`);
  return ms;
}

function gzipOf(folder: string): number {
  const server = join(folder, "server");
  const files = globSync("**/*.js", { cwd: server }).map((path) => readFileSync(join(server, path)));
  return files.reduce((sum, text) => sum + gzipSync(text).byteLength, 0);
}
