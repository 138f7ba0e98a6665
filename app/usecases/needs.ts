import type { Database } from "~/data/database.server.ts";
import type { ImageMaker } from "~/services/images/maker.server.ts";
import type { ImageStore } from "~/services/images/store.server.ts";
import type { LivePublisher } from "~/services/live.server.ts";
import type { Outbox } from "~/services/mail/outbox.server.ts";
import type { MailSender } from "~/services/mail/sender.server.ts";
import type { ImageQueue, MailQueue, PlanQueue } from "~/services/queue.server.ts";
import type { WeatherArchive } from "~/services/weather/archive.server.ts";

/** All that use cases are handed. */
interface Tools {
  db: Database;
  planQueue: PlanQueue;
  mailQueue: MailQueue;
  imageQueue: ImageQueue;
  live: LivePublisher;
  outbox: Outbox;
  sender: MailSender;
  images: ImageStore;
  imageMaker: ImageMaker;
  archive: WeatherArchive;
  tokenSecret: string;
  origin: string;
  /** As the browser calls itself; null where it does not. */
  userAgent: string | null;
  /** The instant of the request, or of the cron's turn, in epoch milliseconds. */
  now: number;
  /** For what takes time: epoch milliseconds at each call. */
  clock: () => number;
  /** Keeps work going that the answer does not wait for. */
  waitUntil(work: Promise<unknown>): void;
}

/** What one of them needs of it. */
export type Needs<Name extends keyof Tools> = Pick<Tools, Name>;
