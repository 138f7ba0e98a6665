// `npm run smoke` against this site, and against an address where nobody answers.
import { execa } from "execa";
import { expect, test } from "vitest";
import { freePort } from "../../../scripts/free-port.ts";
import { newAccount } from "../support/accounts.ts";
import { startSite } from "../support/site.ts";

const site = startSite();

async function smoke(address: string, env: Record<string, string> = {}) {
  const { exitCode, stdout, stderr } = await execa("node", ["scripts/smoke.ts", address], {
    env,
    reject: false,
    preferLocal: true,
  });
  return { exitCode, said: `${stdout}\n${stderr}` };
}

const rows = async () => {
  const [row] = await site.server.ask(
    `select (select count(*) from users) as users,
      (select count(*) from user_onboarding_data where deleted_at is null) as plans`,
  );
  return row;
};

test("the walk goes from the landing page to a share link, and leaves nothing behind", async () => {
  const before = await rows();
  const { exitCode, said } = await smoke(site.url);
  expect(said).toContain("All of it works.");
  expect(said).not.toContain("failed");
  for (const step of ["instant plan", "email", "quiz", "count", "share", "account deleted"])
    expect(said).toMatch(new RegExp(`^ok +${step}$`, "m"));
  expect(exitCode).toBe(0);
  expect(await rows()).toEqual(before);
});

test("with the cookie of an account the walk deletes the plan that it has made, and nothing else", async () => {
  const { cookie } = await newAccount(site);
  const before = await rows();
  const { exitCode, said } = await smoke(site.url, { SMOKE_COOKIE: cookie });
  expect(said).toMatch(/^ok +plan deleted$/m);
  expect(exitCode).toBe(0);
  expect(await rows()).toEqual(before);
});

test("an address where nobody answers fails in words", async () => {
  const { exitCode, said } = await smoke(`http://localhost:${await freePort()}`);
  expect(exitCode).toBe(1);
  expect(said).toMatch(/^failed +health: fetch failed/m);
  expect(said).not.toMatch(/\n\s+at /);
});

test("a cookie that is nobody's fails at the quiz", async () => {
  const { exitCode, said } = await smoke(site.url, { SMOKE_COOKIE: "session=nobody.x" });
  expect(exitCode).toBe(1);
  expect(said).toMatch(/^failed +quiz/m);
});

test("no address is answered by how to use it", async () => {
  const { exitCode, said } = await smoke("layette.example");
  expect([exitCode, said]).toEqual([2, expect.stringContaining("Usage")]);
});
