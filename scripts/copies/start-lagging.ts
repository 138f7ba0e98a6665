// The build with two lagging copies of its database, in a process of its own that can be killed: what `npm run soak -- --copies` starts.
// The simulator's copies keep nothing of what was on its way to them, so they begin anew whenever it starts, as equals of the database.
import { localVars, stateDir } from "../local-vars.ts";
import { openLocalDatabase } from "../local-worker.ts";
import { prepareLocalFile } from "../seed/local-file.ts";
import { serveSite } from "../serve-site.ts";
import { endLeases } from "../take-over.ts";
import { closeWhenStopped, guardChildren } from "../until-stopped.ts";
import { copyDatabase, laggingSite } from "./lagging-site.ts";

/** Nearly as far as D1's copies were seen behind, and much farther. */
const LAG_MS = [2500, 30_000];

guardChildren();
const state = stateDir();
const port = Number(process.env.PORT);
await prepareLocalFile(state, new Date());
// Before there are copies: they wouldn't hear of it.
const simulator = openLocalDatabase(state);
await endLeases(await simulator.getD1Database("DB"), Date.now());
await simulator.dispose();
await copyDatabase(state);
const lagging = laggingSite("build", { primaryMs: 0, copyMs: 0, lagMs: LAG_MS });
const served = await serveSite({ port, stateDir: state, vars: localVars(port), lagging });
console.log("Layette is ready");
closeWhenStopped(() => served.dispose());
