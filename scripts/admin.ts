// `npm run admin -- grant EMAIL | revoke EMAIL | list`, with --remote on the deployed database.
import { normalAddress } from "../app/domain/mail/mail-address.ts";
import { securityLog } from "../app/services/security-log.server.ts";
import { fail, openDoor } from "./database-door.ts";
import { sqlText } from "./sql-text.ts";

const USAGE = "Usage: npm run admin -- grant EMAIL | revoke EMAIL | list   [--remote]";
/** The role of a profile without a managing role. */
const PLAIN_ROLE = "free";

interface Profile {
  user_id: string;
  email: string;
  role: string;
}

const {
  query,
  rest: [verb, email = ""],
} = openDoor(process.argv.slice(2));

switch (verb) {
  case "grant":
    report(await setRole(email, "admin"));
    break;
  case "revoke":
    report(await setRole(email, PLAIN_ROLE));
    break;
  case "list":
    report(
      await query<Profile>([
        "select user_id, email, role from users_profile where role in ('admin', 'owner') order by email",
      ]),
    );
    break;
  default:
    fail(USAGE);
}

async function setRole(address: string, role: string): Promise<Profile[]> {
  const normalised = normalAddress(address);
  if (!normalised.includes("@")) fail(USAGE);
  const changed = await query<Profile>([
    `update users_profile set role = ${sqlText(role)} where email = ${sqlText(normalised)} returning user_id, email, role`,
  ]);
  for (const { user_id: userId } of changed) securityLog("role_changed", { userId, role });
  return changed;
}

function report(profiles: Profile[]): void {
  if (profiles.length === 0)
    fail(verb === "list" ? "Nobody is an administrator." : "There is no account with this address.");
  for (const { email: address, role } of profiles) console.log(`${address}  ${role}`);
}
