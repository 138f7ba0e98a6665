// What a browser shows offline for a page that it hasn't kept. The service worker fetches it ahead of time
// and fills in the pages that can be read.

import { href } from "react-router";
import { PageFrame } from "~/components/layout/page-frame.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { privatePageMeta } from "~/routes/page-meta.ts";
import { OFFLINE_COPY } from "~/words/en/offline/offline-copy.ts";
import { publicPath } from "~/words/public-path.ts";
import type { Route } from "./+types/offline-page";

/** Kept in a signed-out version but shown to anyone, so it offers no sign-up. */
export const handle: RouteHandle = { isHydrated: false, isForAnybody: true };

export const meta: Route.MetaFunction = () => privatePageMeta(OFFLINE_COPY.title);

export default function Offline() {
  return (
    <PageFrame title={OFFLINE_COPY.title} back={null} lead={OFFLINE_COPY.text} scene="line-blanket">
      {/* The worker sets this to the address that couldn't be shown. */}
      <a href={publicPath(href("/offline"))} className={buttonClasses("primary")}>
        {OFFLINE_COPY.retry}
      </a>
      <div className="mt-8">
        <p id="kept" className="text-sm text-ink-soft">
          {OFFLINE_COPY.nothing}
        </p>
      </div>
    </PageFrame>
  );
}
