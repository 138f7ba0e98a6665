import type { ShoppingLine, ShoppingScope } from "~/domain/shopping/shopping-list.ts";
import type { ListTicks } from "~/hooks/shopping/use-list-ticks.ts";

export interface LineProps {
  line: ShoppingLine;
  /** In the year, an item can have a line for each essentiality; this tells them apart. */
  lineId: string;
  scope: ShoppingScope;
  ticks: ListTicks;
}
