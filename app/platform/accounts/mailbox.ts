/** Which mailbox an address leads to: one person has one account, however they spell their address. */
import { configuration } from "../../configuration";

interface Provider {
  domains: readonly string[];
  /** Characters that may stand anywhere in front of the @ without naming another mailbox. */
  ignored: string;
}

const { suffix, providers }: { suffix: string; providers: readonly Provider[] } = configuration.university.mailboxes;

/**
 * The mailbox that an address leads to, written as the shortest address of it: without what its provider ignores, at the
 * first of its provider's domains. For comparing only; mails go to the address as it was given.
 */
export function mailboxOf(address: string): string {
  const whole = address.trim().toLowerCase();
  const at = whole.lastIndexOf("@");
  if (at < 1) return whole;
  const [before, domain] = [whole.slice(0, at), whole.slice(at + 1)];
  const provider = providers.find(({ domains }) => domains.includes(domain));
  const end = before.indexOf(suffix);
  const named = end > 0 ? before.slice(0, end) : before;
  const bare = [...named].filter((letter) => !provider?.ignored.includes(letter)).join("");
  return `${bare || named}@${provider?.domains[0] ?? domain}`;
}
