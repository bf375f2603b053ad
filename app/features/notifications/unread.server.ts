/** How many notifications somebody hasn't read: what the bell and the page say is counted in this one place. */
import { unreadNotices } from "~/engines/notices/notices.repository.server";
import type { Context } from "~/platform/context";
import { kvCopy } from "~/platform/kv-copy.server";
import { loadSent, readerOf } from "./announcements.repository.server";
import { type Reader, type Sent, unreadAnnouncements } from "./notifications.rules";

/** What decides who is shown which announcement: the bell asks all day, and D1 isn't asked for it. Changes reach every isolate within two minutes. */
export const sentAnnouncements = kvCopy({
  key: "announcements:sent:2",
  seconds: 300,
  load: loadSent,
  isUsable: (list: Sent[]) => Array.isArray(list),
});

/** The statements that are asked for it, for a batch: at most three rows. */
export const unreadStatements = (ctx: Pick<Context, "db">, userId: string) => [unreadNotices(ctx, userId), readerOf(ctx, userId)] as const;

/** The number, of what those statements gave; 0 for nobody. */
export function unreadFrom(
  all: readonly Sent[],
  [count]: readonly { unread: number }[],
  [reader]: readonly (Omit<Reader, "readIds"> & { readIds: string })[],
  now: number,
): number {
  if (!reader) return 0;
  const known = { ...reader, readIds: JSON.parse(reader.readIds) as string[] };
  return (count?.unread ?? 0) + unreadAnnouncements(all, known, now);
}
