// Which packages an installation lacks, by the list that npm itself leaves in node_modules. No package is needed to
// read it, and it doesn't matter who has installed: one of our scripts, or someone's plain `npm ci`.

/**
 * The commands that need no more than what package.json calls dependencies, of the product and of starting it.
 * All others use the tools among devDependencies, too.
 */
export const LIGHT_COMMANDS = ["start", "dev", "build", "seed", "admin", "jobs"];

/**
 * Arguments for npm before a command; null if all that the command needs is there. `installed` is npm's list of what is
 * there: null where there is none, or where the last installation didn't come to its end.
 */
export function installation({ command, lock, installed }) {
  // Whoever has the tools keeps them.
  const wantsTools = !LIGHT_COMMANDS.includes(command) || hasTools(installed);
  if (installed && isComplete(lock, installed, wantsTools)) return null;
  if (!installed || !isComplete(lock, installed, false))
    return ["ci", wantsTools ? "--include=dev" : "--omit=dev"];
  // Only this adds what is missing to what is there. It takes the versions of the lock file and leaves the file alone.
  return ["install", "--no-save", "--include=dev"];
}

function hasTools(installed) {
  return Object.values(installed?.packages ?? {}).some(({ dev }) => dev === true);
}

function isComplete(lock, installed, withTools) {
  return Object.entries(lock.packages ?? {}).every(
    ([path, { version, integrity, dev, optional, devOptional, link }]) => {
      // The project itself, its own packages, and builds for other machines.
      if (!path.startsWith("node_modules/") || link || optional || devOptional || (dev && !withTools))
        return true;
      const there = installed.packages?.[path];
      return there?.version === version && there?.integrity === integrity;
    },
  );
}
