import type { RouterContextProvider } from "react-router";

/** The arguments of a loader, action, or middleware that say who asks for which page. */
export interface RouteArgs {
  request: Request;
  /** The address as users see it, without the framework's additions for data requests. */
  url: URL;
  context: Readonly<RouterContextProvider>;
}
