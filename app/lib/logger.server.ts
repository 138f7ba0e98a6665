// Structured logs: one JSON object a line. Callers name facts, never tokens, passwords or full addresses. What all lines of
// one request, message or cron have in common is said once, around the work.
import { AsyncLocalStorage } from "node:async_hooks";

type Facts = Record<string, string | number | boolean | null | undefined>;

const common = new AsyncLocalStorage<Facts>();

/** Does the work; every line that it logs carries these facts too, also after it has answered. */
export function withFacts<Answer>(facts: Facts, work: () => Answer): Answer {
  return common.run({ ...common.getStore(), ...facts }, work);
}

function write(level: "info" | "warn" | "error", event: string, facts: Facts): void {
  console[level](JSON.stringify({ level, event, ...common.getStore(), ...facts }));
}

export const log = {
  info: (event: string, facts: Facts = {}) => write("info", event, facts),
  warn: (event: string, facts: Facts = {}) => write("warn", event, facts),
  error: (event: string, facts: Facts = {}) => write("error", event, facts),
};

/**
 * What may be said of an error in a log: its kind and message, no stack. A failed query's own message holds its
 * parameters, which are people's data; the database's words about it stand in the cause.
 */
export function errorFacts(error: unknown): { error: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  if (error.message.startsWith("Failed query")) {
    return { error: error.cause instanceof Error ? `Failed query: ${error.cause.message}` : "Failed query" };
  }
  return { error: `${error.name}: ${error.message}` };
}
