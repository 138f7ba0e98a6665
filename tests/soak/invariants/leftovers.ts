// Nothing lies about: no row without what it belongs to, no object without a row, no mail that waits.
import { grouped } from "../grouped.ts";
import { addressOf } from "../mail-box.ts";
import { by, text } from "../rows.ts";
import { type Evidence, type Finding, judge, plansById } from "./finding.ts";

const VARIANTS = 9;

/** Everything about rows, objects and mails that belong together. */
export function judgeLeftovers(evidence: Evidence): Finding[] {
  return [...judgeRows(evidence), ...judgePictures(evidence), ...judgeMails(evidence)];
}

function judgeRows(evidence: Evidence): Finding[] {
  const { items, clothing } = evidence.stored;
  const plans = plansById(evidence);
  const held = new Set(items.map((row) => text(row, "clothing_id")));
  const own = clothing.filter(({ owner_id }) => owner_id !== null);
  return [
    judge("No item is without its plan and its garment", items, (row) => {
      const isWhole = plans.has(text(row, "onboarding_id")) && row.clothing_name_id !== null;
      return isWhole ? null : `item ${text(row, "dashboard_item_id")}`;
    }),
    judge("No garment of a parent's own is without an item", own, (row) =>
      held.has(text(row, "clothing_id")) ? null : `garment ${text(row, "clothing_id")}`,
    ),
  ];
}

function judgePictures({ stored: { images, objects }, town }: Evidence): Finding[] {
  const byHash = by(images, "content_hash");
  const hashOf = (key: string) => /^clothing\/([0-9a-f]{64})\//.exec(key)?.[1] ?? "";
  const count = (hash: string) => objects.filter((key) => hashOf(key) === hash).length;
  return [
    judge("A picture's variants are all there, and its upload is gone", images, (row) => {
      const [id, hash] = [text(row, "image_id"), text(row, "content_hash")];
      if (row.status === "processing") return `${id} is still being made`;
      if (row.status === "failed") return null;
      if (objects.includes(`uploads/${id}`)) return `${id} has its upload`;
      return count(hash) === VARIANTS ? null : `${id} has ${count(hash)} variants`;
    }),
    judge("No object is without its picture", objects, (key) => {
      const isKnown = byHash.has(hashOf(key)) || images.some((row) => key === `uploads/${row.image_id}`);
      return isKnown ? null : key;
    }),
    judge("No acknowledged picture is lost", town.promisedPictures, (path) => {
      const status = byHash.get(hashOf(path.replace("/images/", "")))?.[0]?.status;
      return status === "ready" || status === "replaced" ? null : `${path} is ${status}`;
    }),
    judge("A garment has one picture at a time", by(images, "clothing_id"), ([id, rows]) => {
      const ready = rows.filter(({ status }) => status === "ready").length;
      return ready <= 1 ? null : `garment ${id} has ${ready}`;
    }),
  ];
}

function judgeMails({ stored: { outbox }, mails, town }: Evidence): Finding[] {
  const sent = grouped(mails.sent, ({ idempotencyKey }) => idempotencyKey ?? "");
  const asked = grouped(mails.requests, ({ idempotencyKey }) => idempotencyKey ?? "");
  return [
    judge("Every mail has left once, and none waits", outbox, (row) => {
      const copies = sent.get(text(row, "idempotency_key"))?.length ?? 0;
      const isSent = row.status === "sent" && copies === 1;
      return isSent ? null : `${row.kind} to ${row.to_address} is ${row.status}, ${copies} have left`;
    }),
    judge("A mail that is asked for again is the same mail", asked, ([key, requests]) => {
      const texts = new Set(requests.map(({ body }) => JSON.stringify(body)));
      return texts.size === 1 && key !== "" ? null : `${key} has ${texts.size} texts`;
    }),
    judge("Who was told to look for a mail has got one", town.promisedMails, (email) => {
      const arrived = mails.sent.filter(({ body }) => addressOf(body) === email).length;
      return arrived === 1 ? null : `${email} has ${arrived}`;
    }),
  ];
}
