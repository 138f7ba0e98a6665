// The logs of a test: kept off the screen. A warning or an error that the test didn't announce fails it.
import { vi } from "vitest";

let lines: string[] = [];
let expected = new Set<string>();

/** Starts with an empty log; the setup calls it before each test. */
export function captureLogs(): void {
  lines = [];
  expected = new Set();
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map(String).join(" "));
    });
  }
}

/** Announces warnings and errors that belong to the test, by their event names. */
export function expectLogs(...events: string[]): void {
  for (const event of events) expected.add(event);
}

/** Every line so far, as it would appear in the log. */
export function loggedLines(): readonly string[] {
  return lines;
}

/** How often an event was logged. */
export function countLogged(event: string): number {
  return lines.filter((line) => eventOf(line)?.event === event).length;
}

/** Warnings and errors that nobody announced. */
export function unexpectedLogs(): string[] {
  return lines.filter((line) => {
    const facts = eventOf(line);
    return facts === null || (facts.level !== "info" && !expected.has(facts.event));
  });
}

function eventOf(line: string): { level: string; event: string } | null {
  try {
    const facts: { level: string; event: string } = JSON.parse(line);
    return facts;
  } catch {
    return null;
  }
}
