// After TOKEN_SECRET got a newer secret: the cron seals anew what an older one has sealed, so that the older one can be taken out.
import { RESEALING, type Resealing, readResealing } from "~/contracts/operations/upkeep.ts";
import {
  type FreshSeal,
  RESEALED,
  type SealedKind,
  type SealedRow,
  selectSealedRows,
  writeSeals,
} from "~/data/operations/sealed-rows.server.ts";
import { keepUpkeep, selectUpkeep } from "~/data/operations/upkeep-rows.server.ts";
import { log } from "~/lib/logger.server.ts";
import { GIVER_SEAL } from "~/services/auth/gift-token.server.ts";
import { giftTokens, shareTokens, tokensOfLink } from "~/services/auth/link-token.server.ts";
import { reseal } from "~/services/auth/secret-box.server.ts";
import { hashToken, secretsOf } from "~/services/auth/tokens.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { PUSH_DEVICE } from "~/usecases/today/keep-device.ts";

/** What each kind is sealed for, and the hash that a token is found by. */
const KINDS: Record<SealedKind, { purpose: string; hash?: (tokenSecret: string, token: string) => string }> =
  {
    share: shareTokens,
    gifts: giftTokens,
    giver: { purpose: GIVER_SEAL },
    helper: tokensOfLink.helper,
    calendar: tokensOfLink.calendar,
    device: { purpose: PUSH_DEVICE },
  };
const ORDER = Object.keys(RESEALED).filter((kind): kind is SealedKind => kind in RESEALED);

/** Rows that one run looks at: about 50 ms of a Worker's time. */
const MOST_ROWS = 500;
/** A pass that found nothing is repeated after this, in case an older Worker has written since. */
const AGAIN_MS = 20 * 60 * 60 * 1000;

type Deps = Needs<"db" | "tokenSecret" | "now">;

/**
 * Looks at the next rows and seals those anew that need an older secret, as long as TOKEN_SECRET lists several. A run that is killed
 * loses nothing: rows and the place to go on from are written in one transaction.
 */
export async function resealRows(deps: Deps): Promise<void> {
  const { db, tokenSecret, now } = deps;
  const secrets = secretsOf(tokenSecret);
  if (secrets.length < 2) return;
  const [kept] = await selectUpkeep(db, RESEALING);
  const pass = nextPass(readResealing(kept?.facts), hashToken(["secrets", ...secrets].join("\0")), now);
  for (let left = MOST_ROWS; left > 0 && pass.endedAt === null; ) left -= await goOn(deps, pass, left);
}

/** The pass to go on with: the one that is kept, or a new one. */
function nextPass(kept: Resealing | null, secrets: string, now: number): Resealing {
  const fresh = { secrets, since: now, kind: ORDER[0] ?? "", after: "", endedAt: null };
  const none = { looked: 0, resealed: 0, unreadable: 0 };
  if (kept?.secrets !== secrets) return { ...fresh, ...none };
  if (kept.endedAt === null) return kept;
  // The pass after one that found something proves that nothing is left.
  const isOver = kept.resealed === 0 && now - kept.endedAt < AGAIN_MS;
  return isOver ? kept : { ...fresh, ...none, since: kept.since };
}

/** Looks at the next rows, of one kind, and moves the pass on; returns how many rows it looked at. */
async function goOn({ db, tokenSecret, now }: Deps, pass: Resealing, most: number): Promise<number> {
  const kind = ORDER.find((one) => one === pass.kind);
  if (!kind) {
    pass.endedAt = now;
    const { looked, resealed, unreadable } = pass;
    log.info("secrets_resealed", { looked, resealed, unreadable });
    await keepUpkeep(db, RESEALING, pass);
    return 0;
  }
  const rows = await selectSealedRows(db, kind, pass.after, most);
  const { fresh, unreadable } = await sealAnew(tokenSecret, kind, rows);
  pass.looked += rows.length;
  pass.resealed += fresh.length;
  pass.unreadable += unreadable;
  const last = rows.at(-1);
  if (last && rows.length === most) pass.after = last.key;
  else Object.assign(pass, { kind: ORDER[ORDER.indexOf(kind) + 1] ?? "", after: "" });
  const kept = keepUpkeep(db, RESEALING, pass);
  await (fresh.length > 0 ? db.batch([writeSeals(db, kind, fresh), kept]) : kept);
  return rows.length;
}

/** The rows that need an older secret, under the newest; and how many no secret opens. */
async function sealAnew(tokenSecret: string, kind: SealedKind, rows: readonly SealedRow[]) {
  const { purpose, hash } = KINDS[kind];
  const fresh: FreshSeal[] = [];
  let unreadable = 0;
  for (const { key, sealed: before } of rows) {
    if (before === null) continue;
    const opened = await reseal(tokenSecret, { purpose, row: key }, before);
    if (opened === null) unreadable += 1;
    else if (opened.sealed !== null)
      fresh.push({ key, before, sealed: opened.sealed, hash: hash?.(tokenSecret, opened.text) ?? null });
  }
  return { fresh, unreadable };
}
