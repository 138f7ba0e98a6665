// Everything that somebody may do, and how often.
import type { Random } from "../random.ts";
import type { Action } from "./action.ts";
import { GIFT_ACTIONS } from "./gifts.ts";
import { ITEM_ACTIONS } from "./items.ts";
import { MAIL_ACTIONS } from "./mails.ts";
import { MEMBER_ACTIONS } from "./members.ts";
import { OWN_ITEM_ACTIONS } from "./own-items.ts";
import { PICTURE_ACTIONS } from "./pictures.ts";
import { PLAN_ACTIONS } from "./plans.ts";
import { READING_ACTIONS } from "./reading.ts";
import { SHARING_ACTIONS } from "./sharing.ts";
import { TRIP_ACTIONS } from "./trips.ts";

const ACTIONS = [
  ...READING_ACTIONS,
  ...PLAN_ACTIONS,
  ...ITEM_ACTIONS,
  ...OWN_ITEM_ACTIONS,
  ...SHARING_ACTIONS,
  ...GIFT_ACTIONS,
  ...MEMBER_ACTIONS,
  ...TRIP_ACTIONS,
  ...MAIL_ACTIONS,
  ...PICTURE_ACTIONS,
];

const TOTAL = ACTIONS.reduce((sum, { weight }) => sum + weight, 0);

/** One of the actions, the weighty ones more often. */
export function anyAction(random: Random): Action | undefined {
  let left = random.next() * TOTAL;
  return ACTIONS.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}
