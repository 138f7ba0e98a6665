import type { ShoppingLine, ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { ListTicks } from "~/hooks/shopping/use-list-ticks.ts";

export interface LineProps {
  line: ShoppingLine;
  /** Tells the lines of an item apart that is of several essentialities in the year. */
  lineId: string;
  scope: ShoppingScope;
  ticks: ListTicks;
}
