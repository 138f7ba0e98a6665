// `npm run plans`: every query of app/data that the integration tests write or send, with SQLite's plan of it. Fails if one
// scans a table that grows with the number of users, or if no test calls a function of app/data.
import { startVitest } from "vitest/node";
import { reportOf } from "../tests/support/query-plan-report.ts";

const vitest = await startVitest("test", process.argv.slice(2), {
  project: "integration",
  watch: false,
  silent: true,
  reporters: ["dot"],
});
const modules = vitest.state.getTestModules();
const report = reportOf(modules.flatMap((module) => module.meta().recorded ?? []));
const isWhole = modules.every((module) => module.state() === "passed");
await vitest.close();

console.log(report.lines.join("\n"));
if (!isWhole) console.error("Tests have failed, so queries may be missing.");
process.exitCode = isWhole && report.scanning === 0 && report.unreached.length === 0 ? 0 : 1;
