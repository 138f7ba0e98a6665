// What every loader and action may ask for: the bindings' side of the product, made once a request.
import { createContext } from "react-router";
import type { OwnUnits } from "./contracts/accounts/units-form.ts";
import type { PlanJob } from "./contracts/plans/plan-job.ts";
import type { ImageJob } from "./contracts/wardrobe/image-job.ts";
import type { Database } from "./data/database.server.ts";
import type { PageReader } from "./data/page-reader.server.ts";
import type { SessionKey } from "./services/auth/session-cookie.server.ts";
import type { AppConfig } from "./services/config.server.ts";
import type { ImageStore } from "./services/images/store.server.ts";
import type { LivePublisher } from "./services/live.server.ts";
import type { Outbox } from "./services/mail/outbox.server.ts";
import type { JobQueue } from "./services/queue.server.ts";

export interface AppContext {
  config: AppConfig;
  db: Database;
  reader: PageReader;
  planQueue: JobQueue<PlanJob>;
  outbox: Outbox;
  live: LivePublisher;
  images: ImageStore;
  limiters: { auth: RateLimit; write: RateLimit; plans: RateLimit };
  /** Network address of whoever asks, as the edge says it. */
  client: string;
  imageQueue: JobQueue<ImageJob>;
  /** The instant of the request, epoch milliseconds. */
  now: number;
  /** Time zone of the visitor as the edge sees it; UTC where it does not say. */
  timeZone: string;
  /** Two letters of the country that the edge sees the visitor in; null where it does not say. */
  country: string | null;
  /** Of this answer's Content-Security-Policy. */
  nonce: string;
  waitUntil(work: Promise<unknown>): void;
}

export const appContext = createContext<AppContext>();

export interface Viewer {
  id: string;
  email: string;
  fullName: string | null;
  avatarUrl: string | null;
  /** Of the profile; null without one. */
  role: string | null;
  /** What weather is shown in, as this user has chosen it. */
  units: OwnUnits;
  /** When this session's user has last proved who they are, epoch milliseconds. */
  provedAt: number;
}

/** The session of this request: whom the cookie names, and the reading that proves it. */
export interface RequestSession {
  key: SessionKey | null;
  /** The signed-in user or null; reads together with whatever else the page asks for in this turn. */
  viewer(): Promise<Viewer | null>;
}

export const sessionContext = createContext<RequestSession>();
