import type { Database } from "~/data/database.server.ts";
import type { ImageMaker } from "~/services/images/maker.server.ts";
import type { ImageStore } from "~/services/images/store.server.ts";
import type { GiftLine, LivePublisher } from "~/services/live.server.ts";
import type { Outbox } from "~/services/mail/outbox.server.ts";
import type { MailSender } from "~/services/mail/sender.server.ts";
import type { SendPush } from "~/services/push/push-sender.server.ts";
import type { ImageQueue, MailQueue, PlanQueue } from "~/services/queue.server.ts";
import type { WeatherArchive } from "~/services/weather/archive.server.ts";
import type { FetchHours } from "~/services/weather/forecast.server.ts";

/** Everything that use cases may be given. */
interface Deps {
  db: Database;
  planQueue: PlanQueue;
  mailQueue: MailQueue;
  imageQueue: ImageQueue;
  live: LivePublisher;
  /** Tells the open pages of a gift list's givers. */
  givers: GiftLine;
  outbox: Outbox;
  sender: MailSender;
  /** Null if this deployment has no keys for notices on devices. */
  sendPush: SendPush | null;
  images: ImageStore;
  imageMaker: ImageMaker;
  archive: WeatherArchive;
  /** Null if this deployment has no provider. */
  fetchHours: FetchHours | null;
  tokenSecret: string;
  origin: string;
  /** What the browser calls itself; null if it doesn't say. */
  userAgent: string | null;
  /** When the request or the cron run began, in epoch milliseconds. */
  now: number;
  /** The current time at each call, in epoch milliseconds, for measuring durations. */
  clock: () => number;
  /** Finishes work in the background that the answer doesn't wait for. */
  waitUntil(work: Promise<unknown>): void;
}

/** The subset that a use case needs. */
export type Needs<Name extends keyof Deps> = Pick<Deps, Name>;
