import { errorFacts, log } from "./logger.server.ts";

/**
 * Works on each of them in turn. One that fails is logged as `event` with its `facts`, and the others go on. Returns how many
 * succeeded.
 */
export async function oneByOne<One>(
  all: readonly One[],
  { event, facts }: { event: string; facts(one: NoInfer<One>): Readonly<Record<string, string | number>> },
  work: (one: NoInfer<One>) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (const one of all) {
    try {
      await work(one);
      done += 1;
    } catch (error) {
      log.error(event, { ...facts(one), ...errorFacts(error) });
    }
  }
  return done;
}
