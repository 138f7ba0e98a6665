// B6 and B7: how much script comes with a page, compressed file by file, against the hello world's.
import { gzipSync } from "node:zlib";
import { DEMO_PAGE, PUBLIC_PATHS, type Site, signIn } from "../scripts/demo-site.ts";
import type { Row } from "./table.ts";

/** Bytes of the scripts that pages load, as text for the table. */
export async function benchPageScripts(site: Site, hello: Site): Promise<Row[]> {
  const cookie = await signIn(site);
  const theirs = await scriptBytes(hello, "/");
  const against = `the hello world's (${kilobytes(theirs)})`;
  const ours = await Promise.all(PUBLIC_PATHS.map((path) => scriptBytes(site, path)));
  const most = Math.max(...ours);
  const dashboard = await scriptBytes(site, DEMO_PAGE, cookie);
  return [
    {
      id: "B6",
      what: `Script of the public pages, gzip, the most of ${PUBLIC_PATHS.length}`,
      against,
      target: "≤ 0.15×",
      measured: `${(most / theirs).toFixed(2)}× (${kilobytes(most)})`,
      isMet: most <= 0.15 * theirs,
    },
    {
      id: "B7",
      what: "Script of the dashboard, gzip, all of it",
      against,
      target: "≤ 1.6×",
      measured: `${(dashboard / theirs).toFixed(2)}× (${kilobytes(dashboard)})`,
      isMet: dashboard <= 1.6 * theirs,
    },
  ];
}

async function scriptBytes({ url }: Site, path: string, cookie?: string): Promise<number> {
  const page = await fetch(`${url}${path}`, cookie ? { headers: { cookie } } : {});
  if (!page.ok) throw new Error(`${path} answered ${page.status}`);
  const html = await page.text();
  const names = new Set(html.match(/\/assets\/[\w.~-]+\.js/g));
  const own = [...html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
  const sizes = await Promise.all(
    [...names].map(async (name) => gzipSync(await (await fetch(`${url}${name}`)).text()).length),
  );
  return [...sizes, ...own.map((text) => gzipSync(text).length)].reduce((sum, size) => sum + size, 0);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
