// What a browser shows offline for a page that it hasn't kept. The service worker fetches it ahead of time
// and fills in the pages that can be read.

import { href } from "react-router";
import { Scene } from "~/components/illustrations/art.tsx";
import type { RouteHandle } from "~/components/layout/route-handle.tsx";
import { buttonClasses } from "~/components/ui/button.tsx";
import { OFFLINE_COPY } from "~/copy/offline/offline-copy.ts";
import { publicPath } from "~/language/public-path.ts";
import { privatePageMeta } from "~/routes/page-meta.ts";
import type { Route } from "./+types/offline-page";

/** Kept in a signed-out version but shown to anyone, so it offers no sign-up. */
export const handle: RouteHandle = { isHydrated: false, isForAnybody: true };

export const meta: Route.MetaFunction = () => privatePageMeta(OFFLINE_COPY.title);

export default function Offline() {
  return (
    <section className="container-page max-w-xl py-10">
      <div className="flex flex-col items-center gap-3 text-center">
        <Scene name="line-blanket" className="aspect-8/5 w-60 max-w-full" />
        <h1 className="text-xl">{OFFLINE_COPY.title}</h1>
        <p className="max-w-md text-ink-soft">{OFFLINE_COPY.text}</p>
        {/* The worker sets this to the address that couldn't be shown. */}
        <a href={publicPath(href("/offline"))} className={buttonClasses("primary")}>
          {OFFLINE_COPY.retry}
        </a>
      </div>
      <div className="mt-8">
        <p id="kept" className="text-center text-sm text-ink-soft">
          {OFFLINE_COPY.nothing}
        </p>
      </div>
    </section>
  );
}
