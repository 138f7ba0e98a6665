// Where a request comes from, as the edge reports it. X-Forwarded-For is the visitor's text and never read.

/** Without the edge in front, every request counts as coming from here. */
const NOWHERE = "local";

/**
 * The client's network address. For IPv6 only the first half: a household controls the second half and could
 * use a new address for each attempt.
 */
export function clientAddress(request: Request): string {
  const address = request.headers.get("CF-Connecting-IP")?.trim().toLowerCase();
  if (!address) return NOWHERE;
  return address.includes(":") && !address.includes(".") ? networkOf(address) : address;
}

function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => "0");
  const network = [...groups, ...(tail === undefined ? [] : zeros), ...after].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
