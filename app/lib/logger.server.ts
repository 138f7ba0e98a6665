// Structured logs: one JSON object on each line. Callers log named facts, never tokens, passwords, or full
// addresses. Facts that all lines of a request, message, or cron job share are set once, around the work.

import { AsyncLocalStorage } from "node:async_hooks";

type Facts = Record<string, string | number | boolean | null | undefined>;

const common = new AsyncLocalStorage<Facts>();

/** Runs the work with these facts on every line that it logs, even after it has returned. */
export function withFacts<Answer>(facts: Facts, work: () => Answer): Answer {
  return common.run({ ...common.getStore(), ...facts }, work);
}

function write(level: "info" | "warn" | "error", event: string, facts?: Facts): void {
  console[level](JSON.stringify({ level, event, ...common.getStore(), ...facts }));
}

export const log = {
  info: (event: string, facts?: Facts) => write("info", event, facts),
  warn: (event: string, facts?: Facts) => write("warn", event, facts),
  error: (event: string, facts?: Facts) => write("error", event, facts),
};

/**
 * What a log may say about an error: its kind and message, no stack. A failed query's own message contains
 * its parameters, which are personal data, so its cause, the database's message, is used instead.
 */
export function errorFacts(error: unknown): { error: string } {
  if (!(error instanceof Error)) return { error: String(error) };
  if (error.message.startsWith("Failed query")) {
    return { error: error.cause instanceof Error ? `Failed query: ${error.cause.message}` : "Failed query" };
  }
  return { error: `${error.name}: ${error.message}` };
}
