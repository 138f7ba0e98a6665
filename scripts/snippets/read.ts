// The commands that a document tells an operator to type: whole blocks, wrangler's commands with their flags, and statements of SQL.

/** The shell of a document's blocks. */
export function shellBlocks(markdown: string): string[] {
  return [...markdown.matchAll(/^( *)```sh\n([\s\S]*?)^\1```$/gm)].map(([, indent = "", text = ""]) =>
    text.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
}

/** Blocks and short commands in sentences, one command a line. */
function commandsIn(markdown: string): string[] {
  const blocks = shellBlocks(markdown).map((text) =>
    text.replace(/"[^"]*"/g, (quoted) => quoted.replace(/\s+/g, " ")),
  );
  const inline = [...markdown.replace(/^ *```[\s\S]*?^ *```$/gm, "").matchAll(/`([^`\n]+)`/g)].map(
    ([, code = ""]) => code,
  );
  return [...blocks, ...inline].flatMap((text) => text.replace(/\\\n/g, " ").split("\n"));
}

/** How many words name a command; the others have one. */
const DEPTHS: Readonly<Record<string, number>> = {
  ...{
    d1: 2,
    "d1 migrations": 3,
    "d1 time-travel": 3,
    deployments: 2,
    kv: 3,
    queues: 2,
    r2: 3,
    secret: 2,
    versions: 2,
  },
};

export interface WranglerUse {
  /** Such as "d1 execute". */
  command: string;
  flags: string[];
}

/** Each of wrangler's commands that a document names, with every flag that it gives it. */
export function wranglerUses(markdown: string): WranglerUse[] {
  const uses = new Map<string, Set<string>>();
  for (const line of commandsIn(markdown))
    for (const [, rest = ""] of line.matchAll(/\bnpx wrangler ([^;|#&]+)/g)) {
      const words = rest
        .replace(/"[^"]*"/g, '""')
        .trim()
        .split(/\s+/);
      const [first = "", second = ""] = words;
      const command = words.slice(0, DEPTHS[`${first} ${second}`] ?? DEPTHS[first] ?? 1).join(" ");
      const flags = words.filter((word) => word.startsWith("-")).map((word) => word.replace(/=.*$/, ""));
      const known = uses.get(command) ?? new Set();
      for (const flag of flags) known.add(flag);
      uses.set(command, known);
    }
  return [...uses].map(([command, flags]) => ({ command, flags: [...flags] }));
}

/** The statements that a document has run on the database, with a text in place of what an operator fills in. */
export function sqlIn(markdown: string): string[] {
  const given = commandsIn(markdown).flatMap((line) => [...line.matchAll(/--command[ =]"([^"]+)"/g)]);
  return given.flatMap(([, sql = ""]) => sql.split(";")).flatMap((sql) => sql.trim() || []);
}
