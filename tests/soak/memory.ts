// A tab remembers its reads and writes, to notice when a page shows less: each item of a plan counts its changes. A tab is a browser of its
// own and keeps the cookie of its writes for itself, because an answer that is late may bring the other tab's browser an older one.
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";

interface Known {
  version: number;
  /** True if the answer to a change of the tab's own told it. */
  isOwn: boolean;
}

export interface Memory {
  /** The cookie of writes as a Cookie header; '' for none. */
  wrote: string;
  /** By the item's row. */
  readonly versions: ReadonlyMap<string, Known>;
  /** Notes the version of an item that was told or seen. */
  learn(item: string, version: number, isOwn: boolean): void;
}

/** The memory of a tab that has just been opened. */
export function createMemory(): Memory {
  const versions = new Map<string, Known>();
  return {
    wrote: "",
    versions,
    learn(item, version, isOwn) {
      if (version > (versions.get(item)?.version ?? -1)) versions.set(item, { version, isOwn });
    },
  };
}

/** A read item that is behind what the tab knew before it asked. */
export interface Behind {
  item: string;
  known: number;
  read: number;
  /** Behind the tab's own change, or behind what it had seen. */
  kind: "stale" | "backward";
}

/** The items of a page that are behind what was known when it was asked for. */
export function behindOf(known: Memory["versions"], read: ReadonlyMap<string, number>): Behind[] {
  return [...read].flatMap(([item, version]) => {
    const before = known.get(item);
    if (!before || version >= before.version) return [];
    return [{ item, known: before.version, read: version, kind: before.isOwn ? "stale" : "backward" }];
  });
}

const CHUNK = /streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g;

/** The versions of the items in a dashboard's document, by the item's row; none in any other. */
export async function versionsIn(document: string): Promise<Map<string, number>> {
  const chunks = [...document.matchAll(CHUNK)].map(([, text = '""']) => String(JSON.parse(text)));
  const versions = new Map<string, number>();
  if (chunks.length === 0) return versions;
  const bytes = new Blob(chunks).stream();
  const { value } = await decode(bytes, globalThis);
  collect(value, versions);
  return versions;
}

function collect(value: unknown, versions: Map<string, number>): void {
  if (typeof value !== "object" || value === null) return;
  if ("personalNotes" in value && "version" in value && "id" in value)
    versions.set(String(value.id), Number(value.version));
  for (const part of Object.values(value)) collect(part, versions);
}
