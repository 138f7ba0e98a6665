// What a browser gets over the network, as it counts it itself: compressed, with headers, and without what it still had; and
// what of it has grown.
import type { Page, Request } from "playwright-core";
import { until } from "../../support/local-server.ts";

/** A part that grows by more than this factor fails. */
const GROWTH = 1.05;

const KINDS = ["document", "script", "style", "font", "image", "other"] as const;
type Kind = (typeof KINDS)[number];

/** Bytes; data that scripts ask for is other. */
export type Loaded = Readonly<Record<Kind, number>>;

/** A page that has asked for nothing for this long has everything that it loads by itself. */
const QUIET_MS = 500;

const KIND_OF_TYPE: Readonly<Record<string, Kind>> = {
  Document: "document",
  Script: "script",
  Stylesheet: "style",
  Font: "font",
  Image: "image",
};

/** The parts that have grown too much. */
export function grownParts<Part extends string>(
  now: Readonly<Record<Part, number>>,
  before: Readonly<Record<Part, number>>,
): Part[] {
  return (Object.keys(before) as Part[]).filter((part) => now[part] > GROWTH * before[part]);
}

export function sumOf(loaded: Loaded): number {
  return KINDS.reduce((sum, kind) => sum + loaded[kind], 0);
}

interface Counter {
  /** Waits until the page loads nothing more. */
  untilQuiet(): Promise<void>;
  /** The same; answers what came since the last call. */
  take(): Promise<Loaded>;
}

/** Counts what a page loads from now on. */
export async function countLoaded(page: Page): Promise<Counter> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const kinds = new Map<string, Kind>();
  const open = new Map<string, number>();
  let lastAt = performance.now();
  let loaded = nothing();

  const end = (id: string, bytes: number) => {
    loaded[kinds.get(id) ?? "other"] += bytes;
    open.delete(id);
    lastAt = performance.now();
  };
  cdp.on("Network.requestWillBeSent", ({ requestId, type = "", request, redirectResponse }) => {
    if (redirectResponse) end(requestId, redirectResponse.encodedDataLength);
    // Drawings that a page refers to come as no type of their own.
    kinds.set(requestId, request.url.endsWith(".svg") ? "image" : (KIND_OF_TYPE[type] ?? "other"));
    open.set(requestId, 0);
    lastAt = performance.now();
  });
  const grow = (id: string, bytes: number) => {
    const before = open.get(id);
    if (before !== undefined) open.set(id, before + bytes);
  };
  cdp.on("Network.responseReceived", ({ requestId, response }) =>
    grow(requestId, response.encodedDataLength),
  );
  cdp.on("Network.dataReceived", ({ requestId, encodedDataLength }) => grow(requestId, encodedDataLength));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  // The framework lets go of an answer as soon as it has read what it needs.
  cdp.on("Network.loadingFailed", ({ requestId }) => end(requestId, open.get(requestId) ?? 0));

  const untilQuiet = () =>
    until(() => open.size === 0 && performance.now() - lastAt > QUIET_MS, "the page loads nothing more");
  return {
    untilQuiet,
    async take() {
      await untilQuiet();
      const since = loaded;
      loaded = nothing();
      return since;
    },
  };
}

/** Bytes of an answer with its headers; none if the browser still had it. */
export async function bytesOf(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return Math.max(0, responseBodySize + responseHeadersSize);
}

function nothing(): Record<Kind, number> {
  return { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
}
