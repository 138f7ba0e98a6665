import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { QUIZ_PATH } from "~/contracts/plans/quiz-addresses.ts";
import { TRIP_QUIZ_PATH } from "~/contracts/travel/trip-addresses.ts";
import { LANGUAGE } from "~/copy/language.ts";
import { COPY_HEADER, OTHER_VIEWER_STATUS, VIEWER_HEADER } from "~/domain/offline/kept-pages.ts";
import { placeAt } from "~/domain/plans/places.ts";
import { SEEN_HEADER, TOLD_HEADER, TOLD_MS } from "~/domain/reads-from.ts";
import { letBackClose } from "~/hooks/use-closed-by-back.ts";
import { LANGUAGE_HEADER } from "~/language/languages.ts";
import { noteEarlyInput } from "~/lib/early-input.ts";
import { wrapFetch } from "~/lib/page-fetch.ts";
import { askPatiently } from "~/lib/patient-reading.ts";
import { readSoFar } from "~/lib/read-so-far.ts";
import { rememberPages } from "~/lib/seen-answers.ts";
import { showToast } from "~/lib/toast.ts";
import { keepTogether } from "~/lib/translated-page.ts";
import { stampRequests } from "~/lib/viewer-stamp.ts";

const reading = readSoFar({ seenHeader: SEEN_HEADER, toldHeader: TOLD_HEADER, toldMs: TOLD_MS });

noteEarlyInput();
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
    always: () => ({ [LANGUAGE_HEADER]: LANGUAGE.html, ...reading.said() }),
    heard: reading.heard,
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
