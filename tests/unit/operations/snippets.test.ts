// What `npm run snippets` takes out of a document.
import { expect, it } from "vitest";
import { shellBlocks, sqlIn, wranglerUses } from "../../../scripts/snippets/read.ts";

const DOCUMENT = `# Title

1. Do this:

   \`\`\`sh
   npx wrangler d1 create layette --location=enam   # near most parents
   for queue in a b; do npx wrangler queues create layette-$queue; done
   npx wrangler d1 execute layette --remote --command "delete from a;
     delete from b where c = '…'"
   \`\`\`
   \`\`\`
   npx wrangler nothing --never
   \`\`\`

Follow it with \`npx wrangler tail --format json\`, or \`npx wrangler secret put TOKEN_SECRET\`.
`;

it("finds blocks of shell without their indentation", () => {
  const [block, ...others] = shellBlocks(DOCUMENT);
  expect(others).toEqual([]);
  expect(block?.split("\n")[0]).toBe("npx wrangler d1 create layette --location=enam   # near most parents");
});

it("finds wrangler's commands with their flags", () => {
  expect(wranglerUses(DOCUMENT)).toEqual([
    { command: "d1 create", flags: ["--location"] },
    { command: "queues create", flags: [] },
    { command: "d1 execute", flags: ["--remote", "--command"] },
    { command: "tail", flags: ["--format"] },
    { command: "secret put", flags: [] },
  ]);
});

it("finds statements", () => {
  expect(sqlIn(DOCUMENT)).toEqual(["delete from a", "delete from b where c = '…'"]);
});
