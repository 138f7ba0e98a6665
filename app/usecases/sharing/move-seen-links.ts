// Links whose addresses somebody may have seen who is off their plan, or is about to be (C6).
import { readListedPeople } from "~/contracts/members/stored-acts.ts";
import type { LinkOfPlanRow } from "~/data/sharing/made-links.server.ts";
import { moveLink, selectLinksOfPlan } from "~/data/sharing/made-links.server.ts";
import { saveParentsList } from "~/usecases/gifts/save-gift-list.ts";
import type { Needs } from "~/usecases/needs.ts";
import { newAddress } from "./give-link.ts";

/** The links that somebody else has made and this person may have seen. */
export function linksSeenBy(links: readonly LinkOfPlanRow[], personId: string): LinkOfPlanRow[] {
  return links.filter(
    ({ userId, seenBy }) => userId !== personId && readListedPeople(seenBy).includes(personId),
  );
}

/** The links that somebody may have seen who isn't on the plan anymore; `people` are the ids of those who are. */
export function linksSeenByGone(
  links: readonly LinkOfPlanRow[],
  people: readonly (string | null)[],
): LinkOfPlanRow[] {
  return links.filter(({ seenBy }) => readListedPeople(seenBy).some((id) => !people.includes(id)));
}

/**
 * Gives links of the owner's plan other addresses; the old ones end at once. Returns the gift list's channel that has ended, if one
 * has, whose givers are to be told.
 */
export async function moveSeenLinks(
  deps: Needs<"db" | "tokenSecret" | "now">,
  ownerId: string,
  planId: string,
  choose: (links: LinkOfPlanRow[]) => LinkOfPlanRow[],
): Promise<string | null> {
  const { db } = deps;
  let ended: string | null = null;
  for (const { kind, id } of choose(await selectLinksOfPlan(db, ownerId, planId))) {
    if (kind === "gifts") {
      const list = { viewerId: ownerId, planId };
      const saved = await saveParentsList(deps, list, { kind: "moved", staysClosed: true });
      ended = saved.kind === "saved" ? (saved.ended ?? null) : null;
      continue;
    }
    await moveLink(db, ownerId, { planId, id }, kind, await newAddress(deps, kind, id));
  }
  return ended;
}
