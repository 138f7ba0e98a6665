// Lists of what to get, what it costs, and where to buy it.
import type { AboutAt, Address } from "./about.ts";

const LINKS = "tests/integration/shopping/managed-links.test.ts";

export const SHOPPING = {
  "/shopping": { read: "user", unseen: "leads on to the list of a plan" },
  "/dashboards/:onboardingId/shopping-list": { read: "reader", hears: true },
  "/dashboards/:onboardingId/shopping-list.csv": { read: "reader" },
  "/dashboards/:onboardingId/sizes.ics": { read: "reader" },
  "/dashboards/:onboardingId/files": { read: "reader", hears: true },
  "/dashboards/:onboardingId/cost": {
    read: "reader",
    hears: true,
    form: {
      post: "editor",
      fields: { currency: "USD", "price-socks": "2" },
      acts: { "set one's own prices": { trips: 2 } },
    },
  },
  "/dashboards/:onboardingId/:ageRangeId/shop/:itemId": {
    read: "reader",
    hears: "shows links of administrators, and nothing that people on a plan change",
  },
  "/dashboards/:onboardingId/:ageRangeId/shop/:itemId/links": { read: "reader" },
  "/admin/links": { read: "admin" },
  "/admin/links/:clothingId/new": {
    read: "admin",
    form: { post: "admin", fields: {}, acts: { "add a link": { trips: 2 } } },
  },
  "/admin/links/:clothingId": {
    read: "admin",
    form: {
      post: "admin",
      fields: { linkId: "100", active: "on" },
      acts: { "switch a link": { trips: 2 } },
      names: { linkId: LINKS },
    },
  },
  "/admin/links/:clothingId/:linkId": {
    read: "admin",
    unseen: "has the fields of a new link",
    form: { post: "admin", fields: {}, acts: { "change a link": { trips: 2 } }, names: { ":linkId": LINKS } },
  },
  "/admin/prices": {
    read: "admin",
    form: {
      post: "admin",
      fields: { intent: "save", country: "AT" },
      acts: { "keep a price sheet": { trips: 2 } },
    },
  },
} as const satisfies { [A in Address]?: AboutAt<A> };
