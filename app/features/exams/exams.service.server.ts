/** When exams are: said by students, settled once two of them agree or staff confirm it. */
import { requireSignedIn, requireStaff } from "~/platform/access/roles";
import type { SignedInContext, StaffContext } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { takeWrite } from "~/platform/limits.server";
import { currentTerm, spanOfTerm } from "~/platform/terms";
import { courseHeadOf, currentCourseId, frameOf } from "../catalog/course-head.service.server";
import { examErrors } from "./exams.errors";
import type { ClaimRow } from "./exams.repository.server";
import * as repository from "./exams.repository.server";
import { clashesOf } from "./exams.rules";
import type { ClaimInput } from "./exams.schemas";

export { type ExamClash, examClashes, examsOfSchedule } from "./exams.repository.server";
export { remindOfTomorrow } from "./reminders.repository.server";

/** An exam with all that is said of it. */
export interface Exam extends Pick<ClaimRow, "examId" | "courseId" | "courseCode" | "kind" | "number"> {
  claims: Pick<ClaimRow, "claimId" | "date" | "start" | "end" | "rooms" | "votes" | "createdAt" | "isMine" | "isSettled" | "isConfirmed">[];
  /** What nobody says any more. */
  former: Pick<ClaimRow, "claimId" | "date" | "start" | "end" | "rooms">[];
}

/** Exams by when the first that is said of them is. */
function examsOf(rows: readonly ClaimRow[]): Exam[] {
  const exams = new Map<string, Exam>();
  for (const { examId, courseId, courseCode, kind, number, isFormer, ...row } of rows) {
    const exam = exams.get(examId) ?? { examId, courseId, courseCode, kind, number, claims: [], former: [] };
    const { claimId, date, start, end, rooms } = row;
    if (isFormer) exam.former.push({ claimId, date, start, end, rooms });
    else {
      const { votes, createdAt, isMine, isSettled, isConfirmed } = row;
      exam.claims.push({ claimId, date, start, end, rooms, votes, createdAt, isMine, isSettled, isConfirmed });
    }
    exams.set(examId, exam);
  }
  const all = [...exams.values()];
  return [...all.filter(({ claims }) => claims.length > 0), ...all.filter(({ claims }) => claims.length === 0)];
}

/** The page of a course's exams in the running term. One round trip. @throws courseNotFound */
export async function readCourseExams(ctx: SignedInContext, asked: string, url: URL) {
  const now = ctx.clock.now();
  const term = currentTerm(now);
  const [heads, rows] = await ctx.db.batch([courseHeadOf(ctx, asked), repository.claimsOfCourse(ctx, currentCourseId(asked), term, now)]);
  const [head] = heads;
  if (!head || head.status === "draft") throw examErrors.courseNotFound();
  const title = `${head.courseCode} · ${sayIn(ctx)("exams:pages.of-course")}`;
  return { frame: frameOf(ctx, head, url), exams: examsOf(rows), term, title };
}

/** What is said of the exams in one's own week, with those that are at the same time. One round trip. */
export async function readOwnExams(ctx: SignedInContext) {
  const now = ctx.clock.now();
  const term = currentTerm(now);
  const { claims, schedule, courses } = await repository.findOwn(ctx, term, now);
  const exams = examsOf(claims).filter((exam) => exam.claims.length > 0);
  const times = claims.filter(({ isSettled }) => isSettled);
  const names = new Map(times.map(({ examId, courseCode }) => [examId, courseCode]));
  const clashes = Object.fromEntries(
    [...clashesOf(times)].map(([examId, others]) => [examId, [...new Set(others.map((id) => names.get(id) ?? ""))]]),
  );
  return { exams, schedule, courses, term, clashes };
}

/** Says when and where an exam of the running term is. @throws courseNotFound, outsideTerm, tooManyAttempts */
export async function addClaim(ctx: SignedInContext, courseId: string, input: ClaimInput): Promise<void> {
  requireSignedIn(ctx);
  const term = currentTerm(ctx.clock.now());
  const { startsOn, endsOn } = spanOfTerm(term);
  if (input.date < startsOn || input.date > endsOn) throw examErrors.outsideTerm({ field: "date" });
  await takeWrite(ctx, "exam");
  const number = input.kind === "final" ? 1 : (input.number ?? 1);
  if (!(await repository.putClaim(ctx, courseId, term, { ...input, number, rooms: input.rooms ?? "" }))) throw examErrors.courseNotFound();
}

/** Says the same as somebody else, instead of what one said before. @throws notFound, tooManyAttempts */
export async function agreeWith(ctx: SignedInContext, claimId: string): Promise<void> {
  requireSignedIn(ctx);
  await takeWrite(ctx, "exam");
  if (!(await repository.putVote(ctx, claimId, currentTerm(ctx.clock.now())))) throw examErrors.notFound();
}

/** Takes back what one said. @throws notFound */
export async function withdrawFrom(ctx: SignedInContext, claimId: string): Promise<void> {
  if (!(await repository.deleteVote(requireSignedIn(ctx), claimId))) throw examErrors.notFound();
}

/** Makes it what holds. @throws nothingToConfirm */
export async function confirmClaim(ctx: StaffContext, claimId: string): Promise<void> {
  if (!(await repository.setConfirmed(requireStaff(ctx), claimId))) throw examErrors.nothingToConfirm();
}

/** Takes away what is wrong. @throws notFound */
export async function removeClaim(ctx: StaffContext, claimId: string): Promise<void> {
  if (!(await repository.deleteClaim(requireStaff(ctx), claimId))) throw examErrors.notFound();
}
