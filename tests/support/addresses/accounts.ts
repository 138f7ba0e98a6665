// Signing in, one's account, and the emails that it gets.
import { A_PUSH_KEY } from "../push-devices.ts";
import { type AboutAt, type Address, everyone, PASSKEY, STEPS, TURN, TWICE } from "./about.ts";

/** Why no state of a page is inspected: it isn't there without a cookie. */
const FROM_PROVIDER = "asks whoever comes back from a provider";

export const ACCOUNTS = {
  "/auth": {
    read: "everyone",
    form: {
      post: "everyone",
      fields: {},
      acts: {
        "log in": { trips: 2 },
        "log in with a browser that the account knows": { trips: 2 },
        "log in with a wrong password": { trips: 1 },
        "sign up": { trips: 3, why: TURN },
      },
    },
  },
  "/auth/check-inbox": {
    read: "everyone",
    form: { post: "everyone", fields: {}, acts: { "have the confirmation mailed again": { trips: 2 } } },
  },
  "/auth/confirm": {
    read: "everyone",
    form: {
      post: "everyone",
      fields: {},
      acts: { "confirm a sign-up": { trips: 3, why: STEPS } },
      names: { token: "alone" },
    },
  },
  "/auth/google": {
    read: "everyone",
    form: { post: "everyone", fields: {}, acts: { "log in with Google": { trips: 0 } } },
  },
  "/auth/facebook": {
    read: "everyone",
    form: { post: "everyone", fields: {}, acts: { "log in with Facebook": { trips: 0 } } },
  },
  "/auth/google/callback": { read: "everyone" },
  "/auth/facebook/callback": { read: "everyone" },
  "/auth/complete": {
    read: "everyone",
    unseen: FROM_PROVIDER,
    form: {
      post: "everyone",
      fields: {},
      acts: { "have the link of a provider's sign-in mailed": { trips: 2 } },
      names: { token: "alone" },
    },
  },
  "/auth/passkey": {
    read: "everyone",
    form: {
      post: "everyone",
      fields: {},
      acts: {
        "ask for a passkey's question": { trips: 0 },
        "log in with a passkey": { trips: 5, why: PASSKEY },
      },
    },
  },
  "/auth/connect": {
    read: "everyone",
    unseen: FROM_PROVIDER,
    form: { post: "everyone", fields: {}, acts: { "connect a provider": { trips: 5, why: STEPS } } },
  },
  "/auth/forgot": {
    read: "everyone",
    form: { post: "everyone", fields: {}, acts: { "have the link for a new password mailed": { trips: 2 } } },
  },
  "/auth/resend": {
    read: "everyone",
    form: {
      post: "everyone",
      fields: {},
      acts: { "have the confirmation mailed again, by address": { trips: 2 } },
    },
  },
  "/reset-password": {
    read: "everyone",
    form: {
      post: "everyone",
      fields: {},
      acts: { "set a forgotten password": { trips: 3, why: STEPS } },
      names: { token: "alone" },
    },
  },
  "/logout": { read: "everyone", form: { post: "everyone", fields: {}, acts: { "log out": { trips: 1 } } } },
  "/unsubscribe": {
    read: "everyone",
    form: { post: "everyone", fields: {}, acts: { "end emails": { trips: 2 } }, names: { token: "alone" } },
  },
  // A notice's token is the right to end it; without one the page says that the link isn't complete.
  "/unsubscribe/notice": {
    read: "everyone",
    form: {
      post: "everyone",
      fields: {},
      acts: { "end a morning notice by its link": { trips: 2 } },
      names: { token: "alone" },
    },
  },
  "/profile": {
    read: "user",
    form: {
      post: "user",
      fields: {},
      acts: { "switch reminders": { trips: 2 } },
      names: { session: "tests/integration/accounts/end-sessions.test.ts" },
    },
  },
  "/profile/name": {
    read: "nobody",
    form: {
      post: "user",
      fields: { yourName: "Robin" },
      acts: { "name oneself": { trips: 2, told: everyone("attempt") } },
    },
  },
  "/profile/units": {
    read: "nobody",
    form: { post: "user", fields: { units: "c" }, acts: { "choose units": { trips: 2 } } },
  },
  "/profile/language": {
    read: "nobody",
    form: { post: "user", fields: { language: "en" }, acts: { "choose a language": { trips: 2 } } },
  },
  // A service worker says that its browser is still in use.
  "/profile/device": {
    read: "nobody",
    form: {
      post: "user",
      fields: {
        endpoint: "https://fcm.googleapis.com/a",
        p256dh: A_PUSH_KEY,
        auth: "A".repeat(22),
        before: "https://fcm.googleapis.com/a",
      },
      acts: { "renew a browser with notices": { trips: 2 } },
    },
  },
  "/unsent": {
    read: "nobody",
    form: {
      post: "user",
      fields: {},
      acts: { "discard what wasn't sent": { trips: 3, why: TWICE } },
      // Of the sender's own browser: a form that it kept.
      names: { address: "alone" },
    },
  },
  "/profile/email": {
    read: "user",
    form: { post: "user", fields: {}, acts: { "ask for another address": { trips: 4, why: TURN } } },
  },
  "/profile/email/confirm": {
    read: "user",
    unseen: "looks as /auth/confirm does",
    form: {
      post: "user",
      fields: {},
      acts: { "confirm another address": { trips: 3, why: STEPS } },
      names: { token: "alone" },
    },
  },
  "/profile/prove": {
    read: "user",
    unseen: "asks only those who signed in long ago",
    form: { post: "user", fields: {}, acts: { "prove who one is": { trips: 4, why: STEPS } } },
  },
  "/profile/prove/passkey": {
    read: "user",
    form: { post: "user", fields: {}, acts: { "ask for a passkey's question, as proof": { trips: 2 } } },
  },
  "/profile/passkeys": {
    read: "user",
    form: {
      post: "user",
      fields: { intent: "add" },
      acts: { "ask for a new passkey's question": { trips: 2 } },
      names: { passkey: "tests/integration/accounts/manage-passkeys.test.ts" },
    },
  },
  "/profile/password": {
    read: "user",
    form: { post: "user", fields: {}, acts: { "change the password": { trips: 6, why: STEPS } } },
  },
  "/profile/data": {
    read: "user",
    form: { post: "user", fields: {}, acts: { "download one's data": { trips: 2 } } },
  },
  "/profile/delete": {
    read: "user",
    form: {
      post: "user",
      fields: {},
      acts: {
        "delete the account": { trips: 5, why: STEPS },
        "delete the account of a member": { told: { ...everyone("attempt"), member: [] } },
        "delete the account of the owner": { told: { ...everyone("attempt"), owner: [] } },
      },
    },
  },
  "/subscription": { read: "user" },
} as const satisfies { [A in Address]?: AboutAt<A> };
