// What goes wrong meanwhile: the server is killed without a word and started where it was, the weather archive and the mail
// provider break in every way they know.
import { setTimeout as pause } from "node:timers/promises";
import type { ServerProcess } from "../support/local-server.ts";
import type { MailAnswer } from "../support/mail-server.ts";
import type { WeatherMode, WeatherServer } from "../support/weather-server.ts";
import type { MailBox } from "./mail-box.ts";
import type { Random } from "./random.ts";
import type { Tally } from "./tally.ts";

/** With a start, which takes some seconds, it is killed every 20 to 30. */
const LIVES_MS = { least: 12_000, most: 22_000 } as const;
const WEATHER_LASTS_MS = { least: 6000, most: 12_000 } as const;

const GOOD: WeatherMode = { kind: "normal" };
const WEATHER: readonly WeatherMode[] = [
  GOOD,
  { kind: "silent" },
  { kind: "status", status: 429, retryAfter: "3" },
  GOOD,
  { kind: "status", status: 500 },
  { kind: "status", status: 503 },
  { kind: "html" },
  GOOD,
  { kind: "nan" },
  { kind: "trickle" },
  { kind: "hang-up" },
  { kind: "malformed" },
  { kind: "celsius-as-fahrenheit" },
  { kind: "nulls" },
  { kind: "constants" },
];

const MAIL_FAULTS: readonly MailAnswer[] = [
  { kind: "status", status: 500 },
  { kind: "status", status: 429, retryAfter: "2" },
  { kind: "accept-silently" },
  { kind: "accept-and-hang-up" },
];

interface Chaos {
  server: ServerProcess;
  weather: WeatherServer;
  mails: MailBox;
  random: Random;
  tally: Tally;
  /** Keeps what a server has told of itself, before it is killed. */
  keep(): Promise<void>;
}

/** Makes trouble until `isOn` says that the time is over; afterwards the server runs and everything is well. */
export async function makeTrouble(chaos: Chaos, isOn: () => boolean): Promise<void> {
  await Promise.all([killAgainAndAgain(chaos, isOn), breakNeighbours(chaos, isOn)]);
  chaos.weather.setMode(GOOD);
  await chaos.mails.play([]);
}

async function killAgainAndAgain({ server, random, tally, keep }: Chaos, isOn: () => boolean): Promise<void> {
  while (await sleepWhile(isOn, random.between(LIVES_MS.least, LIVES_MS.most))) {
    await keep();
    await server.kill9();
    tally.note("kills");
    console.log(`${new Date().toISOString().slice(11, 23)}  Killed`);
    await pause(random.between(0, 1500));
    await server.start();
    tally.note("starts after a kill");
  }
}

async function breakNeighbours({ weather, mails, random, tally }: Chaos, isOn: () => boolean): Promise<void> {
  let turn = 0;
  do {
    const mode = WEATHER[turn++ % WEATHER.length] ?? GOOD;
    weather.setMode(mode);
    tally.note(`weather: ${mode.kind === "status" ? mode.status : mode.kind}`);
    await mails.play(random.chance(0.5) ? [random.pick(MAIL_FAULTS) ?? { kind: "status", status: 503 }] : []);
  } while (await sleepWhile(isOn, random.between(WEATHER_LASTS_MS.least, WEATHER_LASTS_MS.most)));
}

/** Sleeps for so long; false, and earlier, when the time is over. */
async function sleepWhile(isOn: () => boolean, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds;
  while (isOn() && Date.now() < end) await pause(200);
  return isOn();
}
