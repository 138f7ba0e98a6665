// Which modules of the browser's build travel together. Each file costs a request, and its page a tag; but a page that brings
// what only others need is slower too.
import { resolve } from "node:path";

/** What the bundler knows of a module. */
interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const EVERY_PAGE = ["app/entry.client.tsx", "app/root.tsx"];
const SIGNED_IN = "app/routes/signed-in.tsx";
const QUIZ = "app/routes/plans/quiz/quiz-page.tsx";
const DASHBOARD = "app/routes/wardrobe/detail.tsx";

/** The framework's own name of a route's browser half. */
const BROWSER_HALF = "?__react-router-build-client-route";

/**
 * The groups, for the bundler. A group takes along what its modules import, unless one before it has. Modules that hardly share
 * their pages with others stay by themselves; of what some share, the small pieces travel together (sizes in bytes of source).
 */
export const chunkGroups = [
  { name: ifNeeded("shell", isOnWayOrDashboard), minShareCount: 10, priority: 7 },
  // What ten others share, such as fields for names, would make the dashboard heavier.
  { name: "pages", minShareCount: 10, priority: 6 },
  // What someone needs on the way to their dashboard.
  { name: ifNeeded("every-page", isOnEveryPage), minShareCount: 2, priority: 5 },
  { name: ifNeeded("signed-in-pages", isOnTheWay), minShareCount: 2, priority: 4 },
  // The smallest modules are one file, so that none pulls a larger neighbor into a page.
  { name: ifNeeded("small", isSmallOnWay), minShareCount: 3, maxModuleSize: 500, priority: 3 },
  { name: "small-pages", test: isNotOfToday, minShareCount: 3, maxModuleSize: 500, priority: 2 },
  { name: ifNeeded("dashboard", isOnDashboard), minShareCount: 2, priority: 1 },
  // The pages about the baby have a frame that leads to each other, and share a field with the quiz, which has no use for it.
  { name: "baby", test: /[\\/]baby-frame\.tsx/, minShareCount: 2, priority: 1 },
  // Pages of plans share pictures with those of trips, and nothing else of them.
  { name: "travel", test: /[\\/]travel[\\/]/, minShareCount: 2, priority: 1 },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 2500 },
];

/** Only Today's own pages need these, and the model that works it out in a browser is large; credits are linked there and on trips. */
function isNotOfToday(id: string): boolean {
  return !/[\\/](?:today[\\/]|credit)/.test(id);
}

function isSmallOnWay(id: string, graph: Graph): boolean {
  return isNotOfToday(id) && isOnWayOrDashboard(id, graph);
}

type Test = (id: string, graph: Graph) => boolean;

function ifNeeded(name: string, test: Test): (id: string, graph: Graph) => string | null {
  return (id, graph) => (test(id, graph) ? name : null);
}

function isOnEveryPage(id: string, graph: Graph): boolean {
  return neededBy(graph, EVERY_PAGE).has(id);
}

function isOnTheWay(id: string, graph: Graph): boolean {
  const isInQuiz = neededBy(graph, [QUIZ]).has(id);
  return neededBy(graph, [SIGNED_IN]).has(id) || (isInQuiz && isOnDashboard(id, graph));
}

function isOnDashboard(id: string, graph: Graph): boolean {
  return neededBy(graph, [DASHBOARD]).has(id);
}

function isOnWayOrDashboard(id: string, graph: Graph): boolean {
  return neededBy(graph, [...EVERY_PAGE, SIGNED_IN, DASHBOARD]).has(id);
}

const known = new Map<string, ReadonlySet<string>>();

/** These modules, and all that they import at once. */
function neededBy(graph: Graph, paths: readonly string[]): ReadonlySet<string> {
  const key = paths.join();
  const found = known.get(key) ?? reach(graph, paths);
  known.set(key, found);
  return found;
}

function reach(graph: Graph, paths: readonly string[]): ReadonlySet<string> {
  const missing = paths.find((path) => graph.getModuleInfo(resolve(path)) === null);
  if (missing !== undefined)
    throw new Error(`Browsers don't load ${missing}: scripts/vite-chunks.ts groups by it`);
  const reached = new Set<string>();
  const waiting = paths.map((path) => resolve(path)).flatMap((id) => [id, id + BROWSER_HALF]);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
