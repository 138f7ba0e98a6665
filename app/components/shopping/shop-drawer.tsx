// A drawer over the dashboard with one item's shopping links, requested when it opens.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/button.tsx";
import { Dialog } from "~/components/ui/dialog.tsx";
import { ErrorNotice } from "~/components/ui/notice.tsx";
import { shopPath } from "~/contracts/plans/plan-addresses.ts";
import type { AgeRange } from "~/domain/vocabulary.ts";
import { linksFound, SHOP_COPY, shopTitle } from "~/words/en/shopping/shop-copy.ts";

interface ShopDrawerProps {
  /** The item whose links are shown; null while the drawer is closed. */
  item: { id: number; name: string } | null;
  planId: string;
  ageRange: AgeRange;
  onClose: () => void;
}

/** The drawer. Without scripts, the page at `shopPath` shows the same links. */
export default function ShopDrawer({ item, planId, ageRange, onClose }: ShopDrawerProps) {
  return (
    <Dialog look="drawer" title={item ? shopTitle(item.name) : ""} isOpen={item !== null} onClose={onClose}>
      {item && <AskedLinks key={item.id} path={shopPath(planId, ageRange, item.id)} />}
    </Dialog>
  );
}

function AskedLinks({ path }: { path: string }) {
  const [tries, setTries] = useState(1);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try makes one request
  useEffect(() => {
    const request = new AbortController();
    void ask(path, request.signal).then((heard) => {
      if (request.signal.aborted) return;
      // The session has ended: the page leads to the sign-in and back.
      if (heard === "signed-out") window.location.assign(path);
      else setAnswer(heard);
    });
    return () => request.abort();
  }, [path, tries]);
  function askAgain() {
    // This button is about to disappear and would take the focus with it.
    place.current?.focus();
    setAnswer(null);
    setTries(tries + 1);
  }
  return (
    <div ref={place} tabIndex={-1}>
      <p role="status" className="sr-only">
        {words(answer)}
      </p>
      {answer === null ? (
        <Skeleton />
      ) : answer === "failed" ? (
        <div className="grid justify-items-start gap-4">
          <ErrorNotice>{SHOP_COPY.unreadable}</ErrorNotice>
          <Button look="quiet" onClick={askAgain}>
            {SHOP_COPY.retry}
          </Button>
        </div>
      ) : (
        answer.list
      )}
    </div>
  );
}

type Answer = { count: number; list: ReactNode } | "failed";

async function ask(path: string, signal: AbortSignal): Promise<Answer | "signed-out"> {
  try {
    const [response, { readShopSections }, { ShopLinks }] = await Promise.all([
      fetch(`${path}/links`, { redirect: "manual", signal }),
      // These load along with the answer that they check and show, not with the page.
      import("~/contracts/shopping/shop-links-answer.ts"),
      import("./shop-link-list.tsx"),
    ]);
    if (response.type === "opaqueredirect") return "signed-out";
    const sections = response.ok ? readShopSections(await response.json()) : null;
    if (!sections) return "failed";
    const count = sections.reduce((sum, { links }) => sum + links.length, 0);
    return { count, list: <ShopLinks sections={sections} heading="h3" /> };
  } catch {
    return "failed";
  }
}

/** What a screen reader announces; a failure has its own alert. */
function words(answer: Answer | null): string {
  if (answer === null) return SHOP_COPY.loading;
  if (answer === "failed") return "";
  return answer.count === 0 ? SHOP_COPY.empty : linksFound(answer.count);
}

/** Sized for one pick of each kind, which most items have. */
function Skeleton() {
  return (
    <div aria-hidden="true" className="motion-safe:animate-pulse">
      <div className="h-9.5 rounded-lg bg-sunken" />
      {[1, 2].map((section) => (
        <div key={section} className="mt-5">
          <div className="h-6.5 w-32 rounded-lg bg-sunken" />
          <div className="mt-2 h-18 rounded-card bg-sunken" />
        </div>
      ))}
    </div>
  );
}
