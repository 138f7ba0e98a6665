// After the trouble: as long as anything is still under way, and no longer than somebody would wait.
import { setTimeout as pause } from "node:timers/promises";
import type { MailBox } from "./mail-box.ts";
import { send } from "./request.ts";
import type { Town } from "./town.ts";

/** What was leased to a server that was killed is taken up again after this long. */
const LEAST_MS = 60_000;
const MOST_MS = 180_000;
const MAILS_QUIET_MS = 20_000;
const LOOK_EVERY_MS = 3000;

/** Waits until every plan is completed or failed, every picture there and no mail comes any more; false when it takes too long. */
export async function settleDown(town: Town, mails: MailBox): Promise<boolean> {
  const started = Date.now();
  const finished = new Set<string>();
  let mail = { count: 0, since: started };
  while (Date.now() - started < MOST_MS) {
    await pause(LOOK_EVERY_MS);
    const count = (await mails.seen()).requests.length;
    if (count !== mail.count) mail = { count, since: Date.now() };
    const isQuiet = Date.now() - mail.since > MAILS_QUIET_MS;
    const isDone = (await arePlansDone(town, finished)) && (await arePicturesThere(town));
    if (isDone && isQuiet && Date.now() - started > LEAST_MS) return true;
  }
  return false;
}

async function arePlansDone(town: Town, finished: Set<string>): Promise<boolean> {
  let working = 0;
  for (const { plans, cookie } of town.people) {
    for (const { id } of plans.values()) {
      if (finished.has(id)) continue;
      if (await isPlanDone(town, id, cookie)) finished.add(id);
      else working += 1;
    }
  }
  return working === 0;
}

async function isPlanDone({ url }: Town, id: string, cookie: string): Promise<boolean> {
  const asked = { headers: { Cookie: cookie }, body: null };
  const { status, text } = await send(`${url}/onboarding/status/${id}`, asked);
  return status === 404 || /"status":"(completed|calculations_completed|failed)"/.test(text);
}

async function arePicturesThere({ url, promisedPictures }: Town): Promise<boolean> {
  const answers = await Promise.all(
    promisedPictures.map((path) => send(`${url}${path}`, { headers: {}, body: null })),
  );
  return answers.every(({ status }) => status === 200);
}
