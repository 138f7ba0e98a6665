// What every loader and action can use: the bindings, made once per request.
import { createContext } from "react-router";
import type { FormAt } from "~/contracts/form.ts";
import type { ImageJob, PlanJob } from "~/contracts/jobs.ts";
import type { OwnUnits } from "~/contracts/weather/own-units.ts";
import type { Database } from "~/data/database.server.ts";
import type { PageReader } from "~/data/page-reader.server.ts";
import type { SessionKey } from "~/services/auth/session-cookie.server.ts";
import type { AppConfig } from "~/services/config.server.ts";
import type { JobQueue } from "~/services/queue.server.ts";
import type { ReadFile } from "~/services/whole-page.server.ts";
import type { Needs } from "~/usecases/needs.ts";
import type { Language } from "~/words/languages.ts";

export interface AppContext
  extends Needs<
    "db" | "outbox" | "live" | "givers" | "images" | "fetchHours" | "now" | "clock" | "waitUntil"
  > {
  config: AppConfig;
  /** The primary, past the request's own way to it: a write that no page of this reader has to see keeps them near. */
  primary: Database;
  reader: PageReader;
  planQueue: JobQueue<PlanJob>;
  /** Reads one of our own public files. */
  readFile: ReadFile;
  limiters: { auth: RateLimit; write: RateLimit; plans: RateLimit };
  /** The client's network address, as the edge reports it. */
  client: string;
  imageQueue: JobQueue<ImageJob>;
  /** The visitor's time zone as the edge sees it; UTC if it doesn't say. */
  timeZone: string;
  /** The visitor's two-letter country as the edge sees it; null if it doesn't say. */
  country: string | null;
  /** For this answer's Content-Security-Policy. */
  nonce: string;
}

export const appContext = createContext<AppContext>();

export interface Viewer {
  id: string;
  email: string;
  /** As they typed it; null if they were never asked, empty if they skipped it. */
  givenName: string | null;
  /** As a provider told it. */
  fullName: string | null;
  /** Whether others on their plans see their address masked. */
  isMasked: boolean;
  avatarUrl: string | null;
  /** Null: English, as before anyone could choose. */
  language: Language | null;
  /** The profile's role; null without a profile. */
  role: string | null;
  /** The units this user has chosen for weather. */
  units: OwnUnits;
  /** When this session's user last proved who they are, epoch milliseconds. */
  provedAt: number;
}

/** The session of this request: the user that the cookie names, and the query that proves it. */
export interface RequestSession {
  key: SessionKey | null;
  /** The signed-in user or null; read together with whatever else the page asks for in this turn. */
  viewer(): Promise<Viewer | null>;
}

export const sessionContext = createContext<RequestSession>();

/** What the application's routes say about themselves; nothing if the request didn't come through the Worker's. */
export const routesContext = createContext<{
  /** The form that an address takes. */
  formAt(pathname: string): FormAt | null;
  /** The paths that search engines are given, in English. */
  inSitemap: readonly string[];
  /** The build of the language's browser files; none while developing, where pages follow the code. */
  browserBuild?: string | null;
}>({ formAt: () => null, inSitemap: [] });
