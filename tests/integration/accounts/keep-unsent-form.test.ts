// S83: a form sent after its session ended is kept sealed for an hour, limited in number, only the newest per
// address.
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { selectUnsentForm } from "~/data/accounts/unsent-forms.server.ts";
import { openDatabase } from "~/data/database.server.ts";
import { unsentForms } from "~/data/schema.ts";
import { newId } from "~/lib/new-id.ts";
import { unseal } from "~/services/auth/secret-box.server.ts";
import { hashToken, newToken } from "~/services/auth/tokens.server.ts";
import { keepUnsentForm, unsentPlace } from "~/usecases/accounts/keep-unsent-form.ts";
import { purgeExpired } from "~/usecases/operations/sweep.ts";

const db = openDatabase(env.DB);
const NOW = Date.UTC(2027, 0, 1);
const HOUR = 60 * 60 * 1000;
const deps = { db, now: NOW, isDevelopment: false, tokenSecret: env.TOKEN_SECRET };

let secret: string;
const wish = (over: Partial<Parameters<typeof keepUnsentForm>[1]> = {}) => ({
  secret,
  address: "/dashboards/one/title",
  pagePath: "/dashboards",
  form: { owner: null, fields: { title: "Very own words" } },
  expiresAt: NOW + HOUR,
  knownUserId: newId(),
  client: newId(),
  ...over,
});

beforeEach(() => {
  secret = newToken();
});

const found = async (now = NOW) => (await selectUnsentForm(db, hashToken(secret), "/dashboards", now))[0];

describe("a form whose session has ended", () => {
  it("S83 is kept sealed for its browser and its address", async () => {
    expect(await keepUnsentForm(deps, wish())).toBe(true);
    const row = await found();
    expect(JSON.stringify(await db.select().from(unsentForms))).not.toContain("Very own");
    const open = (address: string) =>
      unseal(env.TOKEN_SECRET, unsentPlace(hashToken(secret), address), row?.sealed ?? "");
    expect(JSON.parse((await open("/dashboards/one/title")) ?? "null")).toEqual({
      owner: null,
      fields: { title: "Very own words" },
    });
    expect(await open("/dashboards/other/title")).toBeNull();
    expect(await selectUnsentForm(db, hashToken(newToken()), "/dashboards", NOW)).toEqual([]);
  });

  it("S83 takes the place of an earlier one of the same address, and is shown for an hour", async () => {
    await keepUnsentForm(deps, wish());
    await keepUnsentForm(deps, wish({ form: { owner: null, fields: { title: "Newer" } } }));
    const rows = await db.select().from(unsentForms);
    expect(rows.filter(({ browserHash }) => browserHash === hashToken(secret))).toHaveLength(1);
    expect(await found(NOW + HOUR - 1)).toBeDefined();
    expect(await found(NOW + HOUR)).toBeUndefined();
    await purgeExpired({ db, now: NOW + HOUR });
    expect(await db.select().from(unsentForms)).toEqual([]);
  });

  it("S83 is kept so often only: less for strangers than for an account's own browser", async () => {
    const knownUserId = newId();
    const client = newId();
    const kept = async (of: Partial<Parameters<typeof keepUnsentForm>[1]>) => {
      let count = 0;
      while (count < 40 && (await keepUnsentForm(deps, wish(of)))) count++;
      return count;
    };
    expect(await kept({ knownUserId })).toBe(30);
    expect(await kept({ knownUserId: null, client })).toBe(10);
    expect(await keepUnsentForm(deps, wish())).toBe(true);
  });
});
