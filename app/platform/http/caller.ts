/** Who calls, as limits count it. */

/** The eight groups of an IPv6 address, as written out. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = address.split("::");
  const left = head.split(":").filter(Boolean);
  if (tail === undefined) return left;
  const right = tail.split(":").filter(Boolean);
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0"), ...right];
}

/**
 * The address that limits count under: an IPv4 address as it is, of an IPv6 address the first 64 bits, because whoever
 * has one of a network has all of them.
 */
export function countedAddress(address: string): string {
  if (!address.includes(":")) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const network = groupsOf(address)
    .slice(0, 4)
    .map((group) => (Number.parseInt(group, 16) || 0).toString(16));
  return `${network.join(":")}::/64`;
}
