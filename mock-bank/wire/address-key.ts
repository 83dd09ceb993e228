import ipaddr from "ipaddr.js";

const NETWORK_PARTS = 4;

/**
 * Returns the text under which limits count a network address. An IPv4 address mapped into IPv6 becomes that IPv4
 * address. An IPv6 address becomes its /64 network, because one customer gets a whole /64 and could use a new address
 * for each call.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
