// Live lines that people hold open, and ask for again when they break, as pages do.
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import type { Person, Town } from "./town.ts";

const AGAIN_MS = 1500;

/** Holds somebody's line until the time is over. */
export async function holdLine(town: Town, person: Person, isOn: () => boolean): Promise<void> {
  while (isOn()) {
    await oneLine(town, person, isOn);
    await pause(AGAIN_MS);
  }
}

function oneLine({ url, tally }: Town, person: Person, isOn: () => boolean): Promise<void> {
  return new Promise((done) => {
    const socket = new WebSocket(`${url.replace("http", "ws")}/live`, {
      headers: { Cookie: person.cookie, Origin: url, "CF-Connecting-IP": person.address },
    });
    const watch = setInterval(() => !isOn() && socket.close(), 250);
    socket.on("open", () => tally.note("live lines opened"));
    socket.on("message", (message) => {
      tally.note("live messages");
      hear(person, String(message));
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      clearInterval(watch);
      done();
    });
  });
}

function hear(person: Person, message: string): void {
  const event: unknown = JSON.parse(message);
  if (typeof event !== "object" || event === null || !("onboardingId" in event)) return;
  person.heardOf.add(String(event.onboardingId));
}
