/** Exams that tests set up: what people say of them. */
import { examClaims, exams, examVotes } from "@schema/exams";
import { eq } from "drizzle-orm";
import { newId } from "../../app/platform/ids";
import { currentTerm, spanOfTerm } from "../../app/platform/terms";
import type { Course } from "./rows";
import { type Person, testContext } from "./site";

export const EXAM_TERM = () => currentTerm(Date.now());

/** Somebody says so, without asking whether they may. */
export async function sayExam(claimId: string, userId: string | null): Promise<void> {
  const { db } = testContext();
  const [claim] = await db.select({ examId: examClaims.examId }).from(examClaims).where(eq(examClaims.claimId, claimId));
  await db.insert(examVotes).values({ examId: claim?.examId ?? "", claimId, userId, createdAt: Date.now() });
}

/** An exam of a course, as somebody says it is. @returns the id of what is said */
export async function addExam(
  { courseId }: Pick<Course, "courseId">,
  { userId }: Pick<Person, "userId">,
  own: Partial<typeof examClaims.$inferInsert> & Partial<Pick<typeof exams.$inferInsert, "kind" | "number" | "term">> = {},
): Promise<string> {
  const { db } = testContext();
  const now = Date.now();
  const { kind = "midterm", number = 1, term = EXAM_TERM(), ...said } = own;
  const examId = newId("exam", now);
  const claimId = newId("claim", now);
  await db.insert(exams).values({ examId, courseId, term, kind, number, createdAt: now });
  const row = { claimId, examId, date: spanOfTerm(term).endsOn, startMinute: 540, endMinute: 600, rooms: "", createdAt: now, ...said };
  await db.insert(examClaims).values(row);
  await sayExam(claimId, userId);
  return claimId;
}
