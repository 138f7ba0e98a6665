// A link to a plan: created, shown, changed, replaced, and revoked by its owner, and the preview for anyone who has it.

import { readReplicationConfig } from "~/contracts/plans/stored-plan.ts";
import type { ShareLink } from "~/contracts/sharing/share-link.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import {
  deleteShare,
  type SharedItemRow,
  type SharedPlanRow,
  type ShareRow,
  saveChoices,
  saveShare,
  selectSharedItems,
  selectSharedPlan,
  selectShareForViewer,
} from "~/data/sharing/shares.server.ts";
import { toDay } from "~/domain/calendar.ts";
import { maskEmail } from "~/domain/mail/mailbox.ts";
import { firstNameOf } from "~/domain/members/person-name.ts";
import { isComplete } from "~/domain/plans/plan-status.ts";
import type { ShareChoices } from "~/domain/sharing/share-choices.ts";
import { looksLikeLinkToken, newLinkToken, shareTokens } from "~/services/auth/link-token.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import { publicPath } from "~/words/public-path.ts";

/** How long a link is valid: 90 days. */
const VALID_MS = 90 * 24 * 60 * 60 * 1000;

type Deps = Needs<"db" | "origin" | "tokenSecret" | "now">;

export type ShareResult =
  | { kind: "shared"; link: ShareLink }
  | { kind: "not-shared"; firstName: string | null; babyNames: readonly string[] | null }
  /** Only complete dashboards can be shared. */
  | { kind: "not-ready" }
  | { kind: "not-found" };

/** The link in an attempt's row; null if there is no valid one. */
export async function readShareLink(
  { origin, tokenSecret, now }: Omit<Deps, "db">,
  row: Pick<ShareRow, "onboardingId" | "country" | "sealedToken" | "config" | "expiresAt">,
): Promise<ShareLink | null> {
  const { country, sealedToken, expiresAt } = row;
  if (!sealedToken || !expiresAt || expiresAt <= now) return null;
  const replicationToken = await shareTokens.open(tokenSecret, row.onboardingId, sealedToken);
  if (!replicationToken) return null;
  return shareLink(
    origin,
    { replicationToken, expiresAt, country },
    readReplicationConfig(row.config) ?? NOTHING_CHOSEN,
  );
}

/** What a link shows whose choices can't be read: as little as possible. */
const NOTHING_CHOSEN: ShareChoices = { title: null, includePersonalNotes: false, showsToGet: false };

function shareLink(
  origin: string,
  { replicationToken, expiresAt, country }: { replicationToken: string; expiresAt: number; country: string },
  { title, includePersonalNotes, showsToGet }: ShareChoices,
): ShareLink {
  return {
    replicationToken,
    link: `${origin}${publicPath(`/replicate?${new URLSearchParams({ token: replicationToken })}`)}`,
    title: title ?? "",
    includePersonalNotes,
    showsToGet,
    validUntil: toDay(new Date(expiresAt)),
    country,
  };
}

type ShareRows = Awaited<ReturnType<typeof selectShareForViewer>>;

/** The link of the user's attempt; `known` is what was read of it along with the check of who asks. */
export async function showShareLink(
  deps: Deps,
  viewerId: string,
  planId: string,
  known?: ShareRows,
): Promise<ShareResult> {
  const [row] = known ?? (await selectShareForViewer(deps.db, viewerId, planId));
  if (!row) return { kind: "not-found" };
  const link = await readShareLink(deps, row);
  return link
    ? { kind: "shared", link }
    : { kind: "not-shared", firstName: firstNameOf(row), babyNames: row.babyNames };
}

interface Wish extends ShareChoices {
  /** Whether to replace a valid link; otherwise it stays and is returned. */
  replace: boolean;
  /** As for `showShareLink`. */
  known?: ShareRows;
}

/** Gives the user's complete dashboard a link. Two simultaneous requests get the same one. */
export async function generateShareLink(
  deps: Deps,
  viewerId: string,
  planId: string,
  { replace, known, ...choices }: Wish,
): Promise<ShareResult> {
  const { db, origin, tokenSecret, now } = deps;
  const [row] = known ?? (await selectShareForViewer(db, viewerId, planId));
  if (!row) return { kind: "not-found" };
  if (!isComplete(row.status)) return { kind: "not-ready" };
  const existing = await readShareLink(deps, row);
  if (existing && !replace) return { kind: "shared", link: existing };
  const replicationToken = newLinkToken();
  const expiresAt = now + VALID_MS;
  const isSaved = await saveShare(db, viewerId, planId, {
    sealedToken: await shareTokens.seal(tokenSecret, planId, replicationToken),
    tokenHash: shareTokens.hash(tokenSecret, replicationToken),
    choices,
    expiresAt,
    replaces: row.tokenHash,
  });
  if (!isSaved) return foundInstead(deps, viewerId, planId);
  return {
    kind: "shared",
    link: shareLink(origin, { replicationToken, expiresAt, country: row.country }, choices),
  };
}

/** Another request came first: its link is the answer to both, unless it began the plan anew, or took the link away. */
async function foundInstead(deps: Deps, viewerId: string, planId: string): Promise<ShareResult> {
  const rows = await selectShareForViewer(deps.db, viewerId, planId);
  const result = await showShareLink(deps, viewerId, planId, rows);
  const isReady = rows.every(({ status }) => isComplete(status));
  return result.kind === "not-shared" && !isReady ? { kind: "not-ready" } : result;
}

/** Changes what the link shows; the link stays. Without one there is nothing to change. */
export async function changeShare(
  deps: Deps,
  viewerId: string,
  planId: string,
  choices: ShareChoices,
): Promise<ShareResult> {
  await saveChoices(deps.db, viewerId, planId, choices);
  return showShareLink(deps, viewerId, planId);
}

/** Removes the link immediately; without one there is nothing to do. */
export async function revokeShareLink(
  { db }: Pick<Deps, "db">,
  viewerId: string,
  planId: string,
): Promise<ShareResult> {
  const isOwn = await deleteShare(db, viewerId, planId);
  return isOwn ? { kind: "not-shared", firstName: null, babyNames: null } : { kind: "not-found" };
}

interface PreviewDeps extends Needs<"db" | "tokenSecret" | "now"> {
  /** The page's, so that the lookup shares its round trip with the session check. */
  reader: PageReader;
}

/** A shared dashboard, with what it asks for. */
export type SharedPlan = { row: SharedPlanRow; items: SharedItemRow[] };

/** The dashboard that a token leads to; null if the token is unknown, replaced, revoked, or expired. */
export async function findSharedPlan(
  { db, reader, tokenSecret, now }: PreviewDeps,
  token: string,
): Promise<SharedPlan | null> {
  if (!looksLikeLinkToken(token)) return null;
  const hashes = shareTokens.hashes(tokenSecret, token);
  const [[row], items] = await Promise.all([
    reader.read(selectSharedPlan(db, hashes, now)),
    reader.read(selectSharedItems(db, hashes, now)),
  ]);
  return row ? { row, items } : null;
}

/** What the dashboard was made for. Only signed-in users see the sharer's whole email address. */
export function previewSharedPlan(row: SharedPlanRow, viewer: { id: string } | null) {
  const { zipcode, city, state, country, expectedDueDate, babies, genderPreference, laundryScenario } = row;
  const config = readReplicationConfig(row.config);
  return {
    /** What the owner calls it; null for our own words. */
    title: config?.title ?? null,
    showsToGet: config?.showsToGet ?? false,
    zipcode,
    city,
    state,
    country,
    expectedDueDate,
    babies,
    genderPreference,
    laundryScenario,
    includePersonalNotes: config?.includePersonalNotes ?? false,
    sharerEmail: viewer ? row.sharerEmail : maskEmail(row.sharerEmail),
    isOwn: viewer?.id === row.ownerId,
  };
}

export type SharePreview = ReturnType<typeof previewSharedPlan>;
