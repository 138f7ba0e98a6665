// /profile/device: a service worker renews its browser, whose address may have changed.

import { deviceForm } from "~/contracts/today/notice-form.ts";
import { pushSubscription } from "~/contracts/today/push-subscription.ts";
import { LONGEST_ENDPOINT } from "~/domain/today/push-device.ts";
import { sessionContext } from "~/http/context.ts";
import { refusalOf, unreadable } from "~/http/error-statuses.server.ts";
import { done, formAction, refused } from "~/http/form-action.server.ts";
import { renewOwnDevice } from "~/usecases/today/keep-device.ts";

export const action = formAction({
  contract: deviceForm,
  async act(sent) {
    const { db, config, now } = sent.app;
    const { key } = sent.context.get(sessionContext);
    const target = pushSubscription.safeParse(sent.fields).data;
    const { before = "" } = sent.fields;
    if (!key || !target || before.length > LONGEST_ENDPOINT)
      return refused(unreadable("DEVICE_NOT_REACHABLE"));
    const renewed = await renewOwnDevice({ db, tokenSecret: config.tokenSecret, now }, key, {
      target,
      before,
    });
    if (renewed === "wrong") return refused(unreadable("DEVICE_NOT_REACHABLE"));
    if (renewed === "taken") return refused(refusalOf("DEVICE_TAKEN"));
    const isKnown = renewed === "renewed";
    return done({ isKnown }, () => Response.json({ isKnown }));
  },
  fault: {
    event: "device_not_renewed",
    why: "DEVICE_NOT_RENEWED",
    page: (_, { status, message }) => Response.json({ message }, { status }),
  },
});
