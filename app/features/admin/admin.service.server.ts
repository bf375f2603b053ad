/** The staff's overview. */
import { leadsTo } from "~/platform/access/leads-to.server";
import { isAdmin, type SignedInContext } from "~/platform/context";
import { readPanel } from "./admin.repository.server";

/** Collections whose contributions wait for a decision, and where it is made. */
const QUEUES = [
  { name: "experiences", to: "/admin/courses/all" },
  { name: "databank_entries", to: "/admin/databank/all" },
  { name: "course_submissions", to: "/admin/courses/all?view=suggestions" },
  { name: "graduate_applications", to: "/reception-vip/applications" },
] as const;

/** Where admins keep what the site stands on. */
const TOOLS = [
  { name: "users", to: "/admin/users/all" },
  { name: "profiles", to: "/admin/profile/list" },
  { name: "departments", to: "/admin/departments/all" },
  { name: "settings", to: "/admin/settings/main" },
] as const;

/** What waits for everyone on the staff; the health of the machinery for admins only. */
export async function readStaffPanel(ctx: SignedInContext) {
  const { totals, jobs, dead, failedMails, openErrors } = await readPanel(ctx);
  const of = (name: string, facet: string) => totals.find((row) => row.name === name && row.facet === facet)?.value ?? 0;
  return {
    queues: QUEUES.map(({ name, to }) => ({ name, to, waiting: of(name, "waiting"), approved: of(name, "approved") })),
    tools: TOOLS.filter(({ to }) => leadsTo(to, ctx.actor)),
    health: isAdmin(ctx.actor) ? { jobs, dead, failedMails, openErrors } : null,
  };
}

export type StaffPanel = Awaited<ReturnType<typeof readStaffPanel>>;
