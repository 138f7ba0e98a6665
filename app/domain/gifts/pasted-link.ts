// The link of a wish, as people paste it: without its scheme, inside a sentence that a shop's app has written, with what shops and
// networks add to follow people (H14). It is read as one https address without the latter.

import { readUrl } from "../urls.ts";

/** The longest text that is looked at, and the longest address. */
const MAX_PASTED_LINK = 2000;

const WITH_SCHEME = /\bhttps?:\/\/[^\s<>"“”«»]+/giu;
const WITH_WWW = /(?<![\p{L}\p{N}@./:-])www\.[^\s<>"“”«»]+/giu;
const BARE =
  /(?<![\p{L}\p{N}@./:_-])(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}@-])(?:[/?#:][^\s<>"“”«»]*)?/giu;
/** Endings of shops' addresses; any other needs a path, because 'mine.Yes' is no address. */
const SHOPS =
  /\.(?:com|net|org|shop|store|baby|de|at|ch|fr|be|es|it|nl|pl|uk|ie|eu|us|ca|mx|ar|co|cl|au|nz|jp|in|br|se|dk|no|fi)$/i;
/** Where one link ends and the next begins without a space. An address inside another one's query or path is part of that. */
const GLUED = /(?<![=/])(?=https?:\/\/)/i;
const DANGEROUS = /^\s*(?:javascript|data|vbscript|file|blob):/i;
const LAST_SIGNS = ".,;:!?…'’*]}|";

/** The different addresses in a text, as they are stored; none if there isn't any. */
export function readPastedLinks(text: string): string[] {
  if (text.length > MAX_PASTED_LINK || DANGEROUS.test(text)) return [];
  const links = candidatesIn(text).flatMap((candidate) => linkOf(candidate) ?? []);
  return [...new Set(links)];
}

function candidatesIn(text: string): string[] {
  const whole = [
    ...matches(text, WITH_SCHEME).flatMap((one) => one.split(GLUED)),
    ...matches(text, WITH_WWW),
  ];
  // A sentence may name the shop beside the link to the thing: 'I found this on Target.com: https://…'
  if (whole.length > 0) return whole;
  return matches(text, BARE).filter((one) => /[/?#]/.test(one) || SHOPS.test(one.replace(/:\d*$/, "")));
}

function matches(text: string, pattern: RegExp): string[] {
  return text.match(pattern) ?? [];
}

function linkOf(candidate: string): string | null {
  const typed = withoutLastSigns(candidate);
  const address = /^https?:\/\//i.test(typed) ? typed.replace(/^http:/i, "https:") : `https://${typed}`;
  const url = readUrl(address);
  if (!url) return null;
  if (url.username !== "" || url.password !== "" || url.hostname === "") return null;
  // The port of http, which nobody answers at in https.
  if (url.port === "80") url.port = "";
  untrack(url);
  return url.href.length > MAX_PASTED_LINK ? null : url.href;
}

/** Without the end of the sentence around it; a bracket stays that is opened in the address. */
function withoutLastSigns(candidate: string): string {
  let end = candidate.length;
  while (end > 0 && LAST_SIGNS.includes(candidate.charAt(end - 1))) end--;
  const shorter = candidate.slice(0, end);
  const isOpen = shorter.endsWith(")") && shorter.split("(").length < shorter.split(")").length;
  if (isOpen) return withoutLastSigns(shorter.slice(0, -1));
  return shorter;
}

/** Added to follow people, whatever the shop; by the name's beginning. */
const TRACKING_STARTS =
  /^(?:utm_|pf_rd_|pd_rd_|hsa_|mtm_|pk_|wt_|cm_mmc|ran(?:mid|eaid|siteid)$|aff_|affiliate|irclick|_branch_|asc_?)/i;
const TRACKING = new Set(
  (
    "gclid gclsrc gbraid wbraid dclid fbclid msclkid ttclid twclid igshid igsh yclid epik srsltid _ga _gl mc_cid mc_eid " +
    "afid affid aff awc cjevent clickid clkid sscid irgwc lnm cpng tag ref_ ref_src refid ascsubtag linkcode linkid camp " +
    "creative creativeasin smid qid sr crid sprefix dib dib_tag content-id wmlspartner sourceid veh adid campaignid adgroupid " +
    "mkcid mkevt mkrid campid toolid customid trk trkid trkinfo spm scm s_kwcid share shareid share_id share_source shared_from " +
    "_encoding _pos _psq _ss _sid _kx vero_id wickedid ved usg si siid ad_id adset_id preselect_source"
  ).split(" "),
);

function untrack(url: URL): void {
  const isAmazon = /(?:^|\.)amazon\.[a-z]{2,3}(?:\.[a-z]{2})?$/.test(url.hostname);
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((pair) => {
      const name = nameOf(pair);
      const isOfShop = isAmazon && (name === "ref" || name === "keywords");
      return pair !== "" && !TRACKING.has(name) && !TRACKING_STARTS.test(name) && !isOfShop;
    });
  url.search = kept.join("&");
  if (isAmazon) url.pathname = url.pathname.replace(/\/ref=[^/]*/, "");
  // What a search had marked on the page.
  if (url.hash.startsWith("#:~:")) url.hash = "";
}

function nameOf(pair: string): string {
  return (pair.split("=", 1)[0] ?? "").toLowerCase();
}
