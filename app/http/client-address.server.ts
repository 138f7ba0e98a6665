// Where a request comes from, as the edge says it. X-Forwarded-For is the visitor's own text and is never read.

/** Every request of a machine without the edge in front of it counts as from here. */
const NOWHERE = "local";

/**
 * The client's network address. Of an IPv6 address it is the first half: a household gets the other half
 * to itself and could take a new address for each attempt.
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
