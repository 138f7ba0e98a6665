import { useEffect, useRef } from "react";
import type { TurnstileWidget } from "~/contracts/accounts/credentials.ts";
import { TURNSTILE_COPY } from "~/words/en/accounts/fields.ts";

interface TurnstileApi {
  render(element: HTMLElement, options: Readonly<Record<string, string>>): string;
  remove(id: string): void;
}

declare global {
  interface Window {
    turnstile?: TurnstileApi;
  }
}

interface TurnstileProps {
  /** Null when Turnstile isn't configured; nothing is loaded then. */
  widget: TurnstileWidget | null;
  /** A token works once, so each new answer to the form requests another one. */
  answer: unknown;
}

/** Turnstile's widget, which adds its token to the form around it. */
export function Turnstile({ widget, answer }: TurnstileProps) {
  const place = useRef<HTMLDivElement>(null);
  const siteKey = widget?.siteKey;
  const script = widget?.script;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer has used up a token.
  useEffect(() => {
    const element = place.current;
    if (!element || !siteKey || !script) return;
    let id: string | undefined;
    let isOver = false;
    void load(script).then((api) => {
      if (!isOver) id = api?.render(element, { sitekey: siteKey, size: "flexible" });
    });
    return () => {
      isOver = true;
      if (id !== undefined) window.turnstile?.remove(id);
    };
  }, [siteKey, script, answer]);
  if (!widget) return null;
  return (
    <div>
      <div ref={place} className="min-h-16" />
      <noscript>{TURNSTILE_COPY.needsScript}</noscript>
    </div>
  );
}

const loading = new Map<string, Promise<TurnstileApi | undefined>>();

/** The script, loaded once; undefined if it can't load, and the server decides then. */
function load(address: string): Promise<TurnstileApi | undefined> {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<TurnstileApi | undefined>((resolve) => {
    const element = document.createElement("script");
    element.src = address;
    element.async = true;
    element.onload = () => resolve(window.turnstile);
    element.onerror = () => {
      loading.delete(address);
      resolve(undefined);
    };
    document.head.appendChild(element);
  });
  loading.set(address, loaded);
  return loaded;
}
