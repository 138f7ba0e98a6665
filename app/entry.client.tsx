import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { letBackClose } from "~/components/ui/use-closed-by-back.ts";
import { QUIZ_PATH } from "~/contracts/plans/quiz-addresses.ts";
import { ANY_BUILD, BUILD_HEADER } from "~/contracts/route-facts.ts";
import { TRIP_QUIZ_PATH } from "~/contracts/travel/trip-addresses.ts";
import { COPY_HEADER, OTHER_VIEWER_STATUS, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import { placeAt } from "~/domain/plans/places.ts";
import { SEEN_HEADER, TOLD_HEADER, TOLD_MS } from "~/domain/reads-from.ts";
import { keepTyped, noteEarlyInput, wasReloadedFor } from "~/lib/early-input.ts";
import { wrapFetch } from "~/lib/page-fetch.ts";
import { askPatiently } from "~/lib/patient-reading.ts";
import { readSoFar } from "~/lib/read-so-far.ts";
import { rememberPages } from "~/lib/seen-answers.ts";
import { showToast } from "~/lib/toast.ts";
import { keepTogether } from "~/lib/translated-page.ts";
import { stampRequests } from "~/lib/viewer-stamp.ts";
import { LANGUAGE } from "~/words/en/language.ts";
import { LANGUAGE_HEADER } from "~/words/languages.ts";

const reading = readSoFar({ seenHeader: SEEN_HEADER, toldHeader: TOLD_HEADER, toldMs: TOLD_MS });

declare global {
  interface Window {
    /** The framework's list of the build's files. */
    __reactRouterManifest?: { version: string };
  }
}

noteEarlyInput();
const own = window.__reactRouterManifest?.version ?? ANY_BUILD;
// A page is loaded anew once: if it still is of another build, such as one that a cache has kept, it says nothing of it.
const build = [null, own].includes(wasReloadedFor()) ? own : ANY_BUILD;
letBackClose();
keepTogether();
wrapFetch({
  remember: rememberPages({
    isKept: (pathname) => placeAt(pathname) !== null,
    viewerHeader: VIEWER_HEADER,
    aheadHeader: COPY_HEADER,
  }),
  stamp: stampRequests({
    header: VIEWER_HEADER,
    always: () => ({ [LANGUAGE_HEADER]: LANGUAGE.html, [BUILD_HEADER]: build, ...reading.said() }),
    heard(response) {
      reading.heard(response);
      const newer = response.headers.get(BUILD_HEADER);
      if (newer !== null) keepTyped(newer);
    },
    status: OTHER_VIEWER_STATUS,
    onRefused: (title) => showToast({ title, look: "error" }),
  }),
  // These forms carry a key, so a form sent twice is carried out once.
  retry: askPatiently([QUIZ_PATH, TRIP_QUIZ_PATH]),
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
