import { useLocation } from "react-router";
import { SESSION_COPY } from "~/copy/accounts/unsent-copy.ts";
import type { BrowserViewer } from "~/hooks/live/use-other-tabs.ts";
import { publicPath } from "~/language/public-path.ts";

const textOf = (viewer: Exclude<BrowserViewer, "same">) =>
  viewer === "nobody" ? SESSION_COPY.signedOut : SESSION_COPY.another;

/**
 * Tells the user that the session ended elsewhere or that someone else is now signed in. The page keeps
 * everything typed on it: signing in happens in another tab, and then this page continues.
 */
export function SessionNotice({ viewer }: { viewer: BrowserViewer }) {
  const { pathname, search } = useLocation();
  if (viewer === "same") return null;
  const signIn = publicPath(`/auth?${new URLSearchParams({ from: `${pathname}${search}` })}`);
  return (
    <div data-chrome className="bg-amber-tint text-amber">
      <p role="alert" className="container-page flex flex-wrap items-center gap-x-3 py-2 text-sm">
        {textOf(viewer)}
        <a
          href={signIn}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {SESSION_COPY.signIn}
        </a>
      </p>
    </div>
  );
}
