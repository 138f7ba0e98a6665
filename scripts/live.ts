// `npm run live`: two families' two years and a half, a week at a time. The clock of a local Worker is moved; each week one family does
// what is due, everything that shows its plans is read, and what the surfaces say is compared. The other one comes back after eight
// months. LIVE_WEEKS ends the story earlier.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Family, fieldsOf, makePlan, numbersThere, signUp } from "../tests/life/family.ts";
import { grownTables, type Rows, rowsByTable } from "../tests/life/rows.ts";
import { contradictionsIn, type LivedPlan, type PlanDays, readPlan } from "../tests/life/surfaces.ts";
import { ensureBuild } from "./build.ts";
import { freePort } from "./free-port.ts";
import { localVars } from "./local-vars.ts";
import { fireCron } from "./local-worker.ts";
import { prepareLocalFile } from "./seed/local-file.ts";
import { type ServedSite, serveSite } from "./serve-site.ts";
import { guardChildren } from "./until-stopped.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** From 16 weeks before the birth to 27 months after it. */
const WEEKS = Number(process.env.LIVE_WEEKS ?? 133);
/** Reminders and notices come in the morning of Minneapolis. */
const MORNING_UTC = 14;
const TO_MORNING = MORNING_UTC - new Date().getUTCHours();
const DUE = 112;
const SECOND_DUE = 84 * 7;
const MONTH = 365.25 / 12;
const NO_WEATHER = "http://127.0.0.1:9";

guardChildren();
await ensureBuild();
const port = await freePort();
const url = `http://localhost:${port}`;
const state = mkdtempSync(join(tmpdir(), "layette-live-"));
const errors: string[] = [];
let site = null as ServedSite | null;
let day = 0;

/** Ends the Worker, and starts it on another day with the same state; both crons run once. Resolves with the tables' rows. */
async function live(until: number): Promise<Rows> {
  await site?.dispose();
  day = until;
  const vars = {
    ...localVars(port),
    WEATHER_API_URL: NO_WEATHER,
    CLOCK_SHIFT_HOURS: String(day * 24 + TO_MORNING),
  };
  const onLog = (line: string) => void (/"level":"error"/.test(line) && errors.push(`day ${day}: ${line}`));
  site = await serveSite({ port, stateDir: state, vars, onLog });
  await fireCron(site.worker, "17 4 * * *");
  await site.sweep();
  return rowsByTable(site.worker);
}

const dateOf = (at: number) =>
  new Date(Date.now() + TO_MORNING * HOUR_MS + at * DAY_MS).toISOString().slice(0, 10);

/** Gives the plan's pages away, each to one person. */
async function giveAway(family: Family, id: string): Promise<LivedPlan> {
  const base = `/dashboards/${id}`;
  await family.post(`${base}/today/helpers`, { intent: "make", helper: "Grandma", shownName: "" });
  await family.post(`${base}/calendar`, { intent: "make", label: "Ours" });
  await family.post(`${base}/gifts`, { intent: "make", title: "For the baby" });
  const found = async (path: string, address: RegExp) => {
    const [there] = address.exec((await family.open(`${base}${path}`)).text) ?? [];
    if (!there) throw new Error(`${path} shows no address`);
    return there;
  };
  return {
    id,
    helper: await found("/today/helpers", /\/today\/[\w-]{20,}/),
    calendar: await found("/calendar", /\/calendar\/[\w-]{20,}\.ics/),
    gifts: await found("/gifts", /\/gifts\/[\w-]{20,}/),
  };
}

type Act = (family: Family, plans: LivedPlan[]) => Promise<unknown>;
const of = (plans: readonly LivedPlan[], index: number) => `/dashboards/${plans[index]?.id}`;
const born =
  (index: number): Act =>
  async (family, plans) => {
    await family.post(`${of(plans, index)}/birth`, { intent: "save", bornOn: dateOf(day) });
    await numbersThere(family, plans[index]?.id ?? "");
  };
const weighs =
  (kg: string): Act =>
  async (family, plans) => {
    const fact = { intent: "tell", baby: "0", on: dateOf(day), sex: "girl", weight: kg, weightUnit: "kg" };
    await family.post(`${of(plans, 0)}/size`, { ...fact, formKey: crypto.randomUUID().replaceAll("-", "") });
    await numbersThere(family, plans[0]?.id ?? "");
  };
const hasEnough =
  (ageRange: string): Act =>
  (family, plans) =>
    family.post(`${of(plans, 0)}/enough`, {
      intent: "enough",
      ageRange,
      scenario: "every_2_3_days",
      from: ageRange,
    });
const hasNotice: Act = (family, plans) =>
  family.post(`${of(plans, 0)}/today/notice`, {
    ...Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((weekday) => [`day-${weekday}`, "on"])),
    intent: "mail",
    time: "07:55",
  });

/** Packs what the first plan has of a size that is over into a new box. */
const boxesUp =
  (size: string): Act =>
  async (family, plans) => {
    const path = `${of(plans, 0)}/boxes/pack?size=${size}`;
    await family.post(path, fieldsOf((await family.open(path)).text, 'name="pass-'));
  };
/** The second child's plan takes all that fits out of the first one's box. */
const takesFromBox: Act = async (family, plans) => {
  const path = `${of(plans, 1)}/boxes`;
  await family.post(path, fieldsOf((await family.open(path)).text, 'value="use"'));
};

/** What the family does, by week. */
const STORY: Readonly<Record<number, Act>> = {
  0: (family) => family.post("/profile", { intent: "mail", reminders: "on" }),
  12: hasEnough("0-3m"),
  16: born(0),
  18: hasNotice,
  19: weighs("4.1"),
  27: weighs("5.9"),
  36: weighs("7.1"),
  34: boxesUp("0-3m"),
  49: weighs("8.2"),
  56: async (family, plans) => {
    await family.post(`${of(plans, 0)}/second-year`, { intent: "go-on" });
    await numbersThere(family, plans[0]?.id ?? "");
  },
  60: async (family, plans) => plans.push(await giveAway(family, await makePlan(family, dateOf(SECOND_DUE)))),
  80: takesFromBox,
  84: born(1),
};

/** The days of a plan, as it stands in the story. */
function daysOf(index: number): PlanDays {
  const [start, bornWeek, months] = index === 0 ? [DUE, 16, day >= 56 * 7 ? 24 : 12] : [SECOND_DUE, 84, 12];
  return {
    today: day,
    bornOn: day >= bornWeek * 7 ? start : null,
    endsOn: Math.floor(start + months * MONTH) - 2,
  };
}

const broken: string[] = [];
/** Says what is wrong, now and at the end. */
function say(words: string): void {
  console.log(`  ✗ ${words}`);
  broken.push(words);
}

try {
  for (const words of await prepareLocalFile(state, new Date())) console.log(words);
  const rowsAtStart = await live(0);
  const family = await signUp(url, "family@example.test");
  const plans = [await giveAway(family, await makePlan(family, dateOf(DUE)))];
  const idle = await signUp(url, "idle@example.test");
  await makePlan(idle, dateOf(DUE));
  let mails = 0;
  for (let week = 0; week <= WEEKS; week += 1) {
    const rows = week > 0 ? await live(week * 7) : rowsAtStart;
    for (const grown of grownTables(rowsAtStart, rows)) say(`week ${week}: a table has grown, ${grown}`);
    // A login ends after 90 days, however often it is used.
    if (week % 12 === 11) await family.signIn();
    await STORY[week]?.(family, plans);
    const said: string[] = [];
    for (const [index, plan] of plans.entries()) {
      const reading = await readPlan(family, plan);
      said.push(`${reading.leads ?? "–"} ${reading.toGo.plans ?? "–"}`);
      const found = contradictionsIn(reading, daysOf(index));
      for (const words of found) say(`week ${week}, plan ${index + 1}: ${words}`);
    }
    const all = await family.mails();
    const fresh = all.slice(0, all.length - mails);
    mails = all.length;
    // On two mornings of one week, a notice may say the same.
    const days = new Set(fresh.map(({ subject, sentAt }) => `${subject} ${sentAt.slice(0, 10)}`));
    const subjects = fresh.map(({ subject }) => subject).join(" · ");
    if (days.size < fresh.length) say(`week ${week}: a mail came twice: ${subjects}`);
    console.log(`week ${String(week).padStart(3)}  ${said.join(" | ").padEnd(24)} ${subjects}`);
    if (week === 37) {
      await idle.signIn();
      const { status } = await idle.open("/dashboards");
      const subjects = (await idle.mails()).map(({ subject }) => subject);
      console.log(`          the idle account logs in: ${status}; its mails: ${subjects.join(" · ")}`);
      if (status !== 200) say(`week 37: the idle account sees ${status}`);
    }
  }
} finally {
  await site?.dispose();
  rmSync(state, { recursive: true, force: true, maxRetries: 5 });
}
broken.push(...errors.map((line) => `a line at level error, ${line}`));
console.log(broken.length === 0 ? "\nNothing contradicts anything." : `\n${broken.join("\n")}`);
process.exitCode = broken.length === 0 ? 0 : 1;
