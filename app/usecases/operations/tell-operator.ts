// Whether a deployment needs its operator: for the deep health check, and for the mail that tells them.
import { readDeadLetter, readSchema, readTold, SCHEMA, WATCHING } from "~/contracts/operations/upkeep.ts";
import type { Database } from "~/data/database.server.ts";
import { DEAD_LETTER, keepUpkeep, readWatched, selectUpkeep } from "~/data/operations/upkeep-rows.server.ts";
import { findingsOf, mailDue, schemaFinding, toldAfter, type Watched } from "~/domain/operations/bounds.ts";
import { log } from "~/lib/logger.server.ts";
import { hashToken } from "~/services/auth/tokens.server.ts";
import { sendMail } from "~/usecases/mail/mail-turn.ts";
import type { Needs } from "~/usecases/needs.ts";
import { inLanguage } from "~/words/speak.server.ts";

/** Whether a request's `Authorization` holds the deployment's token; compared as hashes, so that the time that it takes says nothing about it. */
export function mayLookAround(authorization: string | null, token: string | undefined): boolean {
  const [, given = ""] = /^Bearer (\S{32,4096})$/.exec(authorization ?? "") ?? [];
  return token !== undefined && hashToken(given) === hashToken(token);
}

/** `schema` is the name of the build's newest migration, if it is known. */
type Deps = Needs<"db" | "now"> & { schema: string | undefined };

/** What the database says of the deployment, and what of it is beyond its bound. */
export async function lookAround({ db, now, schema }: Deps): Promise<Watched & { findings: string[] }> {
  const [{ dead, ...read }, [marked]] = await Promise.all([readWatched(db, now), selectUpkeep(db, SCHEMA)]);
  const known = dead.flatMap(({ queue, facts }) => {
    const at = readDeadLetter(facts);
    return at === null ? [] : [[queue, at] as const];
  });
  const watched = { ...read, deadAt: Object.fromEntries(known) };
  const ofSchema = schemaFinding(schema, readSchema(marked?.facts));
  return { ...watched, findings: [...(ofSchema === null ? [] : [ofSchema]), ...findingsOf(watched, now)] };
}

/** Remembers that a queue has given up a message. */
export async function noteDeadLetter(db: Database, queue: string, now: number): Promise<void> {
  await keepUpkeep(db, `${DEAD_LETTER}${queue}`, { at: now });
}

/** Mails the operator if something is beyond its bound, once an hour at most, and once when all is well again; nobody without an address. */
export async function tellOperator(
  deps: Deps & Needs<"outbox"> & { operatorEmail: string | undefined },
): Promise<void> {
  const { db, now, operatorEmail: to } = deps;
  if (!to) return;
  const [{ findings }, [kept]] = await Promise.all([lookAround(deps), selectUpkeep(db, WATCHING)]);
  const told = readTold(kept?.facts);
  const due = mailDue(findings, told, now);
  if (!due) return;
  log.warn("operator_mailed", { findings: findings.join(" ") });
  // First, so that a run that dies says nothing twice.
  await keepUpkeep(db, WATCHING, toldAfter(due, told, now));
  const letter = { kind: "operator", findings } as const;
  const idempotencyKey = `operator:${due}:${now}`;
  await inLanguage("en", () => sendMail(deps, { letter, to, idempotencyKey, path: "/healthz" }));
}
