import type { RouterContextProvider } from "react-router";

/** What of the arguments of a loader, an action, or a middleware says who asks for which page. */
export interface RouteArgs {
  request: Request;
  /** The page's address as people see it, without what the framework adds to fetch its data. */
  url: URL;
  context: Readonly<RouterContextProvider>;
}
