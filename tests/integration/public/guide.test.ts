// The guide reads its links in one round trip, shows the ones that may be followed, and is complete without
// them.
import { env } from "cloudflare:workers";
import { createStaticHandler } from "react-router";
import { beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { selectGuideLinks } from "~/data/shopping/affiliate-links.server.ts";
import { GUIDE_KEYS } from "~/domain/wardrobe/tog.ts";
import { requestContext } from "~/http/request-context.server.ts";
import * as guide from "~/routes/public/guide/guide-route.tsx";
import { guideLinks } from "~/views/public/guide-links.ts";
import * as root from "../../../app/root.tsx";
import { affiliateLinkRows } from "../../../scripts/seed/affiliate-links.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { countLogged, expectLogs } from "../../support/logs.ts";
import { serverParts } from "../../support/site-routes.ts";

const db = openDatabase(env.DB);
const read = async () => guideLinks(await selectGuideLinks(db, "US"));

beforeAll(async () => {
  const columns = affiliateLinkRows()[0]?.map((_, at) => `value ->> ${at}`);
  await env.DB.prepare(
    `insert into affiliate_links
      (id, clothing_id, category, display_order, gender, age_range, product_title, descriptor, affiliate_url, country)
      select ${columns} from json_each(?)`,
  )
    .bind(JSON.stringify(affiliateLinkRows()))
    .run();
});

describe("the links", () => {
  it("are a budget and a premium one for every thing that the guide speaks of", async () => {
    const links = await read();
    expect(Object.keys(links).toSorted()).toEqual([...GUIDE_KEYS].toSorted());
    for (const { budget, premium } of Object.values(links)) {
      expect([budget?.url, premium?.url].every((url) => url?.startsWith("https://"))).toBe(true);
    }
  });

  it("are those of shops in the US and everywhere", async () => {
    const count = async () => (await selectGuideLinks(db, "US")).length;
    const all = await count();
    await env.DB.prepare("update affiliate_links set country = 'DE' where id % 2 = 0").run();
    expect(await count()).toBe(all / 2);
    await env.DB.prepare("update affiliate_links set country = null where country = 'DE'").run();
    expect(await count()).toBe(all);
  });

  it("are none that is switched off, and none for one gender or age", async () => {
    const ids = async () =>
      Object.values(await read()).flatMap(({ budget, premium }) => [budget?.id, premium?.id]);
    const [off] = await ids();
    await env.DB.prepare("update affiliate_links set is_active = 0 where id = ?").bind(off).run();
    expect(await ids()).not.toContain(off);
    expect(await selectGuideLinks(db, "US")).toHaveLength(GUIDE_KEYS.length * 2 - 1);
  });
});

const PAGES = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [{ id: "guide", path: "swaddles-sleep-sacks", ...serverParts(guide) }],
  },
]);

/** The loader data of a page, with its status. */
async function visit(query: string, DB: D1Database): Promise<{ status: number; loaded: unknown }> {
  const request = new Request(`${OWN_ORIGIN}/swaddles-sleep-sacks${query}`);
  let loaded: unknown;
  let status = 0;
  await PAGES.query(request, {
    requestContext: requestContext(request, { ...env, DB }, { waitUntil: () => {} }, Date.now()),
    async generateMiddlewareResponse(ask) {
      const result = await ask(request);
      if (result instanceof Response) throw new Error(`The page answered ${result.status}`);
      loaded = result.loaderData.guide;
      status = result.statusCode;
      return new Response();
    },
  });
  return { status, loaded };
}

describe("the page", () => {
  it("costs a stranger one D1 round trip", async () => {
    let trips = 0;
    const DB = interceptDatabase(env.DB, (_, run) => {
      trips += 1;
      return run();
    });
    expect(await visit("?room=20&unit=c", DB)).toMatchObject({
      status: 200,
      loaded: { question: { room: { fahrenheit: 68 } } },
    });
    expect(trips).toBe(1);
  });

  it("refuses what can be no room, and still has everything else", async () => {
    expect(await visit("?room=%00'--", env.DB)).toMatchObject({
      status: 400,
      loaded: { question: { error: true }, links: { swaddle_muslin: {} } },
    });
  });

  it("answers without its links where they cannot be read, in a way that nobody keeps", async () => {
    expectLogs("guide_links_not_read");
    expect(await visit("", failingDatabase(env.DB, /affiliate_links/))).toMatchObject({
      status: 503,
      loaded: { question: { room: { fahrenheit: 70 } }, links: null },
    });
    expect(countLogged("guide_links_not_read")).toBe(1);
  });
});
