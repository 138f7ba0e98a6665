// `npm run migrations -- --name what_changed`: generates a migration from app/data/schema.ts. Only the newest snapshot of the schema
// stays, because the generator compares with no other.
import { globSync, rmSync } from "node:fs";
import { run } from "./run.ts";

run("Migration", "drizzle-kit", ["generate", ...process.argv.slice(2)]);
for (const older of globSync("migrations/meta/*_snapshot.json").sort().slice(0, -1)) rmSync(older);
