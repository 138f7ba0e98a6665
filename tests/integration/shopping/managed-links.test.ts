// Shopping links as administrators change them, in real D1 and through the real routes.
import { env } from "cloudflare:workers";
import { eq, inArray } from "drizzle-orm";
import { createStaticHandler } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "~/data/database.server.ts";
import { affiliateLinks, usersProfile } from "~/data/schema.ts";
import { insertLink, updateLink } from "~/data/shopping/managed-links.server.ts";
import { requestContext } from "~/http/request-context.server.ts";
import * as managers from "~/routes/managers.tsx";
import * as editLink from "~/routes/shopping/edit-link.tsx";
import * as itemLinks from "~/routes/shopping/item-links.tsx";
import * as manageLinks from "~/routes/shopping/manage-links.tsx";
import * as newLink from "~/routes/shopping/new-link.tsx";
import * as signedIn from "~/routes/signed-in.tsx";
import * as manageImages from "~/routes/wardrobe/manage-images.tsx";
import * as root from "../../../app/root.tsx";
import { aCustomGarment, aSession, aUser } from "../../support/factories.ts";
import { failingDatabase, interceptDatabase } from "../../support/faulty-bindings.ts";
import { OWN_ORIGIN } from "../../support/live-sockets.ts";
import { expectLogs, loggedLines } from "../../support/logs.ts";
import { serverParts } from "../../support/site-routes.ts";

const db = openDatabase(env.DB);
const SITE = createStaticHandler([
  {
    id: "root",
    ...serverParts(root),
    children: [
      {
        id: "signed-in",
        ...serverParts(signedIn),
        children: [
          {
            id: "managers",
            ...serverParts(managers),
            children: [
              { path: "admin/clothing", ...serverParts(manageImages) },
              { path: "admin/links", ...serverParts(manageLinks) },
              { path: "admin/links/:clothingId", ...serverParts(itemLinks) },
              { path: "admin/links/:clothingId/new", ...serverParts(newLink) },
              { path: "admin/links/:clothingId/:linkId", ...serverParts(editLink) },
            ],
          },
        ],
      },
    ],
  },
]);
const GOOD = {
  category: "premium",
  displayOrder: "2",
  gender: "girl",
  ageRange: "",
  productTitle: "Merino hat",
  descriptor: "Soft",
  affiliateUrl: "https://shop.example/hat",
  country: "DE",
};

let admin: { id: string; cookie: string };

async function aManager(role: string): Promise<{ id: string; cookie: string }> {
  const { id } = await aUser(db, { profile: { role } });
  return { id, cookie: (await aSession(db, id)).cookie };
}

beforeEach(async () => {
  await db.delete(affiliateLinks).where(inArray(affiliateLinks.clothingId, [1, 2]));
  admin = await aManager("admin");
});

interface Wish {
  form?: Readonly<Record<string, string>>;
  cookie?: string;
  DB?: D1Database;
}

/** Requests a page, or sends a form like a script. */
async function ask(path: string, { form, cookie = admin.cookie, DB = env.DB }: Wish = {}) {
  const request = new Request(`${OWN_ORIGIN}${path}`, {
    headers: { Cookie: cookie, Origin: OWN_ORIGIN, ...(form && { Accept: "application/json" }) },
    ...(form && { method: "POST", body: new URLSearchParams(form) }),
  });
  const answer = await SITE.query(request, {
    requestContext: requestContext(request, { ...env, DB }, { waitUntil: () => {} }, Date.now()),
    async generateMiddlewareResponse(query) {
      const result = await query(request);
      if (result instanceof Response) return result;
      return Response.json({ data: result.loaderData, errors: result.errors }, { status: result.statusCode });
    },
  });
  if (!(answer instanceof Response)) throw new Error("Nothing was answered");
  return { status: answer.status, text: await answer.text() };
}

function links(clothingId = 1) {
  return db.select().from(affiliateLinks).where(eq(affiliateLinks.clothingId, clothingId));
}

describe("an administrator", () => {
  it("adds a link, changes it, turns it off and on again, and each is logged", async () => {
    const added = await ask("/admin/links/1/new", { form: GOOD });
    expect(added.status, added.text).toBe(200);
    const { linkId } = JSON.parse(added.text) as { linkId: number };
    expect(linkId).toBeGreaterThanOrEqual(1_000_000);
    const stored = { ...GOOD, id: linkId, clothingId: 1, displayOrder: 2, ageRange: null, isActive: true };
    expect(await links()).toEqual([stored]);

    const change = { ...GOOD, gender: "", descriptor: " ", affiliateUrl: "https://shop.example/other" };
    expect((await ask(`/admin/links/1/${linkId}`, { form: change })).status).toBe(200);
    const changed = { ...stored, gender: null, descriptor: null, affiliateUrl: change.affiliateUrl };
    expect(await links()).toEqual([changed]);

    for (const active of ["off", "on"]) {
      expect((await ask("/admin/links/1", { form: { linkId: `${linkId}`, active } })).status).toBe(200);
      expect(await links()).toEqual([{ ...changed, isActive: active === "on" }]);
    }
    const events = loggedLines()
      .map((line) => JSON.parse(line) as { event: string; userId: string; change: string })
      .filter(({ event }) => event === "shop_link_changed");
    expect(events.map((event) => [event.userId, event.change])).toEqual(
      ["added", "edited", "switched-off", "switched-on"].map((word) => [admin.id, word]),
    );
    expect((await ask("/admin/links/1/new", { form: GOOD })).status).toBe(200);
    expect((await links()).map(({ id }) => id)).toEqual([linkId, linkId + 1]);
  });

  it("S36 is told what is wrong, and nothing of it is stored", async () => {
    for (const affiliateUrl of ["javascript:alert(1)", "data:text/html,x", "http://shop.example/"]) {
      const refused = await ask("/admin/links/1/new", { form: { ...GOOD, affiliateUrl } });
      expect(refused.status).toBe(400);
      expect(JSON.parse(refused.text)).toEqual({
        message: "Please check the marked fields.",
        errors: { affiliateUrl: "Please enter a full address that starts with https://." },
      });
    }
    expect(await links()).toEqual([]);
  });

  it("finds nothing where there is no garment of the catalogue or no such link of it", async () => {
    const { id } = await aUser(db);
    const { clothingId } = await aCustomGarment(db, id, { name: "Grandma's hat" });
    await ask("/admin/links/1/new", { form: GOOD });
    const [link] = await links();
    for (const path of [`/admin/links/${clothingId}`, "/admin/links/9999", "/admin/links/x"]) {
      expect((await ask(path)).status, path).toBe(404);
      expect((await ask(`${path}/new`)).status, path).toBe(404);
      expect((await ask(`${path}/new`, { form: GOOD })).status, path).toBe(404);
    }
    for (const path of [`/admin/links/2/${link?.id}`, "/admin/links/1/5", "/admin/links/1/x"]) {
      expect((await ask(path)).status, path).toBe(404);
      expect((await ask(path, { form: GOOD })).status, path).toBe(404);
    }
    expect((await ask("/admin/links/2", { form: { linkId: `${link?.id}`, active: "off" } })).status).toBe(
      404,
    );
    expect((await ask("/admin/links/1", { form: { linkId: "x", active: "off" } })).status).toBe(400);
    expect(await links()).toEqual([link]);
    expect(await links(clothingId)).toEqual([]);
  });

  it("reads each page in one round trip", async () => {
    await ask("/admin/links/1/new", { form: GOOD });
    const [link] = await links();
    for (const path of [
      "/admin/clothing",
      "/admin/links",
      "/admin/links/1",
      "/admin/links/1/new",
      `/admin/links/1/${link?.id}`,
    ]) {
      let trips = 0;
      const DB = interceptDatabase(env.DB, (_, run) => {
        trips++;
        return run();
      });
      expect((await ask(path, { DB })).status, path).toBe(200);
      expect(trips, path).toBe(1);
    }
  });

  it("is told when D1 fails, with what was typed left to them", async () => {
    expectLogs("shop_link_not_saved", "shop_link_not_switched");
    const DB = failingDatabase(env.DB, /^\s*(insert into|update) "affiliate_links"/);
    const message = "Couldn't save the link. Please try again.";
    for (const [path, form] of [
      ["/admin/links/1/new", GOOD],
      ["/admin/links/1", { linkId: "100", active: "off" }],
    ] as const) {
      const failed = await ask(path, { form, DB });
      expect([failed.status, JSON.parse(failed.text)], path).toEqual([503, { message }]);
    }
  });
});

describe("S45 anybody else", () => {
  it("gets no page and no payload, and changes nothing", async () => {
    await ask("/admin/links/1/new", { form: GOOD });
    const [link] = await links();
    const { cookie } = await aManager("free");
    for (const path of [
      "/admin/clothing",
      "/admin/links",
      "/admin/links/1",
      "/admin/links/1/new",
      `/admin/links/1/${link?.id}`,
    ]) {
      const denied = await ask(path, { cookie });
      expect(denied.status, path).toBe(403);
      expect(denied.text, path).not.toMatch(/Merino|sleeper_footed/);
      expect(denied.text, path).toContain("Admin or Owner role is required");
    }
    const change = { ...GOOD, productTitle: "Mine" };
    for (const [path, form] of [
      ["/admin/links/1/new", change],
      [`/admin/links/1/${link?.id}`, change],
      ["/admin/links/1", { linkId: `${link?.id}`, active: "off" }],
    ] as const) {
      const denied = await ask(path, { cookie, form });
      expect([denied.status, JSON.parse(denied.text)]).toEqual([
        403,
        { message: "Admin or Owner role is required to manage shopping links." },
      ]);
    }
    expect(await links()).toEqual([link]);
  });

  it("is stopped by the statement itself, when the role went after it was looked at", async () => {
    await ask("/admin/links/1/new", { form: GOOD });
    const [link] = await links();
    await db.update(usersProfile).set({ role: "free" }).where(eq(usersProfile.userId, admin.id));
    const change = { ...GOOD, category: "budget", displayOrder: 1, gender: null, ageRange: null } as const;
    expect(await insertLink(db, admin.id, 1, change)).toBeNull();
    expect(await updateLink(db, admin.id, { clothingId: 1, linkId: link?.id ?? 0 }, change)).toBe(false);
    expect(await links()).toEqual([link]);
  });
});
