// Unsent ticks of a trip. A tick says what the state should be, so sending it twice does no harm.
import { isFlag, isText, objectOf, type Shaped } from "~/contracts/shape.ts";
import { KeptByTab } from "~/hooks/offline/kept-by-tab.ts";

/** Whether a thing is packed; `key` names the thing. */
const isTick = objectOf({ key: isText, value: isFlag });

export type Tick = Shaped<typeof isTick>;

/** What a tab has not sent of a trip's ticks. */
export const unsentTicks = (tripId: string, tab: string): KeptByTab<Tick> =>
  new KeptByTab(`unsent-ticks:${tripId}:`, tab, isTick);
