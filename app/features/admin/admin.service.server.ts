/** The staff's overview. */
import { leadsTo } from "~/platform/access/leads-to.server";
import { isAdmin, type SignedInContext } from "~/platform/context";
import { EXCERPT, type Queue, type WaitingRow } from "~/platform/review/queue.server";
import { queues } from "../../queues.server";
import { translators } from "../../translators.server";
import { medianOf } from "../reporting/moderation.service.server";
import { readPanel } from "./admin.repository.server";
import type { PanelFilters } from "./admin.schemas";

/** Where admins keep what the site stands on. */
const TOOLS = [
  { name: "users", to: "/admin/users/all" },
  { name: "profiles", to: "/admin/profile/list" },
  { name: "departments", to: "/admin/departments/all" },
  { name: "communities", to: "/admin/community/community" },
  { name: "settings", to: "/admin/settings/main" },
] as const;

type Say = (key: string) => string;

/** What waits, the oldest first, in the reader's words. */
function oneList(ctx: SignedInContext, shown: readonly Queue[], waiting: readonly WaitingRow[][], size: number) {
  const say = translators[ctx.locale].t as unknown as Say;
  const rows = shown.flatMap((queue, i) =>
    (waiting[i] ?? []).map((row) => ({
      id: `${queue.name}-${row.key}`,
      kind: say(queue.label),
      title: row.titleKey ? say(row.titleKey) : row.title,
      excerpt: row.excerpt && row.excerpt.length >= EXCERPT ? `${row.excerpt.trimEnd()}…` : row.excerpt,
      at: row.at,
      to: queue.pageOf(row),
    })),
  );
  return { list: rows.sort((a, b) => a.at - b.at).slice(0, size), hasMore: rows.length > size };
}

/** What waits for everyone on the staff, as one list and by kind; the health of the machinery for admins only. */
export async function readStaffPanel(ctx: SignedInContext, { kind, size }: PanelFilters) {
  const chosen = queues.filter(({ name }) => name === kind);
  const shown = chosen.length > 0 ? chosen : queues;
  const { totals, durations, jobs, dead, failedMails, openErrors, waiting } = await readPanel(ctx, shown, size + 1);
  const of = (name: string, facets: readonly string[]) =>
    totals.filter((row) => row.name === name && facets.includes(row.facet)).reduce((sum, { value }) => sum + value, 0);
  const say = translators[ctx.locale].t as unknown as Say;
  const one = oneList(ctx, shown, waiting as WaitingRow[][], size);
  return {
    queues: queues.map(({ name, label, list: to, ...facets }) => ({
      name,
      label: say(label),
      to,
      waiting: of(name, facets.waiting),
      done: of(name, facets.done),
      isShown: chosen.some((queue) => queue.name === name),
    })),
    ...one,
    median: medianOf(durations),
    tools: TOOLS.filter(({ to }) => leadsTo(to, ctx.actor)),
    health: isAdmin(ctx.actor) ? { jobs, dead, failedMails, openErrors } : null,
  };
}

export type StaffPanel = Awaited<ReturnType<typeof readStaffPanel>>;
