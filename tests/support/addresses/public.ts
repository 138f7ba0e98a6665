// Pages for strangers, addresses for machines, and what an operator asks.
import type { AboutAt, Address } from "./about.ts";

export const PUBLIC = {
  "/": { read: "everyone" },
  "/swaddles-sleep-sacks": { read: "everyone" },
  "/wear": { read: "everyone" },
  "/wear/find": { read: "everyone" },
  "/wear/how-we-count": { read: "everyone" },
  "/wear/night": { read: "everyone" },
  "/wear/:degrees/:situation?": { read: "everyone" },
  "/wear/night/:room": { read: "everyone" },
  "/privacy": { read: "everyone" },
  "/terms": { read: "everyone" },
  "/plan": { read: "everyone" },
  "/plan/:place/:month": { read: "everyone" },
  "/plan/:place/:month/picture.png": { read: "everyone" },
  "/plan/cities": { read: "everyone" },
  "/plan/cities.json": { read: "everyone" },
  "/plan/:country/:place/:month": { read: "everyone" },
  "/plan/:country/:place/:month/picture.png": { read: "everyone" },
  "/sample-plan": { read: "everyone" },
  "/offline": { read: "everyone" },
  "/sitemap.xml": { read: "everyone", hasNoLanguage: true },
  "/sitemap/:part": { read: "everyone", hasNoLanguage: true },
  "/robots.txt": { read: "everyone", hasNoLanguage: true },
  // This deployment names no contact; if one is named, everyone may read it.
  "/.well-known/security.txt": { read: "nobody", hasNoLanguage: true },
  "/.well-known/change-password": { read: "everyone", hasNoLanguage: true },
  "/manifest.webmanifest": { read: "everyone" },
  // A picture that doesn't exist; existing ones are the catalogue's and open to everyone.
  "/images/*": { read: "nobody", hasNoLanguage: true },
  "/healthz": { read: "everyone", hasNoLanguage: true },
  // In development only; elsewhere there is no mailbox.
  "/dev/mailbox": { read: "everyone", hasNoLanguage: true },
  "/dev/mailbox.json": { read: "everyone", hasNoLanguage: true },
  "/*": { read: "nobody", hasNoLanguage: true },
} as const satisfies { [A in Address]?: AboutAt<A> };
