/** Reports as tests send and decide them. */
import { experiences } from "@schema/courses";
import { auditEntries } from "@schema/platform";
import { reports } from "@schema/reporting";
import { eq } from "drizzle-orm";
import { addReport as report } from "../../app/features/reporting/reporting.service.server";
import { DAY } from "../../app/platform/clock";
import type { SignedInContext } from "../../app/platform/context";
import { addCourse, addExperience } from "./rows";
import { call, type Person, signUp, testContext } from "./site";

export type Failed = { error: { code: string; message: string; details?: Record<string, unknown> } };
export type Status = { reference: string; status: string; answer: string | null; claimed_at: number | null; decided_at: number | null };
export type Groups = {
  groups: { report_id: string; subject_id: string | null; count: number; categories: string[] }[];
  median_ms: number | null;
};

const { db } = testContext();
export const DETAILS = "This is not true at all, please look.";
export const WHY = "It breaks our rules.";
export const body = (own: Record<string, unknown> = {}) => ({ category: "false" as const, details: DETAILS, ...own });
export const send = (as: Person | undefined, json: object) => call<Failed & { reference: string }>("/reporting", { as, json });
export const outcome = ({ status, body: answer }: { status: number; body: unknown }) => [status, (answer as Failed).error?.code];
export const member = (own = {}) => signUp({ createdAt: Date.now() - 8 * DAY, ...own });
export const moderator = () => signUp({ userRole: "moderator" });
export const staff = (as: Person | undefined, id: string, act: string, json?: object) =>
  call<Failed>(`/admin/reporting/${id}/${act}`, { as, json, method: "POST" });
export const AUTHOR_WHY = "It insults somebody. Leave that out.";
export const uphold = { decision: "uphold", reason: WHY, author_reason: AUTHOR_WHY } as const;
export const dismiss = { decision: "dismiss", reason: "It is an opinion." } as const;
export const reportsOf = (subjectId: string) => db.select().from(reports).where(eq(reports.subjectId, subjectId)).orderBy(reports.key);
export const auditsOf = (subjectId: string) =>
  db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId)).orderBy(auditEntries.key);
export const later = <C extends SignedInContext>(ctx: C, ms: number): C => ({ ...ctx, clock: { now: () => Date.now() + ms } });

export async function shownExperience(own: Partial<typeof experiences.$inferInsert> = {}): Promise<string> {
  const { courseId } = await addCourse();
  const row = await addExperience({ courseId, authorId: (await signUp()).userId, ...own });
  return row.experienceId;
}

export const statusOf = async (id: string) =>
  (await db.select({ status: experiences.status }).from(experiences).where(eq(experiences.experienceId, id)))[0]?.status;

/** So many distinct trusted people report it, one after the other. */
export async function reportedBy(count: number, subjectId: string): Promise<void> {
  for (let i = 0; i < count; i++) await report((await member()).ctx, body({ subject_id: subjectId }));
}

export const firstOf = async (subjectId: string) => (await reportsOf(subjectId))[0]?.reportId ?? "";
