/** Which sections have room: students say it, those who wait for one are told once enough do. Nobody sees who said what. */
import { requireSignedIn } from "~/platform/access/roles";
import type { SignedInContext } from "~/platform/context";
import { sayIn } from "~/platform/i18n/say.server";
import { takeWrite } from "~/platform/limits.server";
import { courseHeadOf, frameOf } from "../catalog/course-head.service.server";
import { surnameIn } from "../schedule/criteria.rules";
import { choicesOf } from "../schedule/plan.rules";
import { seatErrors } from "./seats.errors";
import * as repository from "./seats.repository.server";
import { seatsOf } from "./seats.rules";

export { seatWeeks } from "./seats.repository.server";

type Found = Awaited<ReturnType<typeof readRows>>;

const readRows = (ctx: SignedInContext, shown: repository.Shown) => ctx.db.batch(repository.seatStatements(ctx, shown));

/** Courses with their sections, and in which weeks that is told. */
function seatsIn([weeks, owners, courses, sections, meetings, said]: Found) {
  const [week = { term: null, opensOn: null }] = weeks;
  const [owner] = owners;
  const candidate = {
    surname: owner?.surname ?? surnameIn(owner?.ownerName ?? ""),
    departmentCode: owner?.departmentCode ?? owner?.ownerDepartment ?? "",
  };
  const facts = choicesOf(candidate, sections, meetings);
  const groups = courses.map((course) => ({
    ...course,
    sections: seatsOf(
      facts.get(course.courseId) ?? [],
      said.filter(({ courseId }) => courseId === course.courseId),
    ),
  }));
  return { ...week, courses: groups };
}

export type CourseSeats = ReturnType<typeof seatsIn>["courses"][number];

/** The page of a course's sections. One round trip. @throws courseNotFound */
export async function readCourseSeats(ctx: SignedInContext, asked: string, url: URL) {
  const [heads, ...rows] = await ctx.db.batch([courseHeadOf(ctx, asked), ...repository.seatStatements(ctx, repository.oneCourse(asked))]);
  const [head] = heads;
  if (!head || head.status === "draft") throw seatErrors.courseNotFound();
  const title = `${head.courseCode} · ${sayIn(ctx)("seats:pages.of-course")}`;
  return { frame: frameOf(ctx, head, url), ...seatsIn(rows), title };
}

/** The sections of the courses in one's own week, and of those that one waits for. One round trip. */
export const readOwnSeats = async (ctx: SignedInContext) => seatsIn(await readRows(ctx, repository.ownCourses(ctx)));

function take(outcome: repository.Outcome): void {
  if (outcome === "notNow") throw seatErrors.notNow();
  if (outcome === "notFound") throw seatErrors.notFound();
  if (outcome === "tooMany") throw seatErrors.tooMany();
}

/** Says whether a section has room. @throws notNow, notFound, tooManyAttempts */
export async function reportSeat(ctx: SignedInContext, which: repository.Named, hasRoom: boolean): Promise<void> {
  requireSignedIn(ctx);
  await takeWrite(ctx, "seat");
  take(await repository.putReport(ctx, which, hasRoom));
}

/** Takes back what one said of a section by mistake. */
export const takeSeatBack = (ctx: SignedInContext, which: repository.Named): Promise<void> =>
  repository.deleteReport(requireSignedIn(ctx), which);

/** Waits for a section. @throws notNow, notFound, tooMany */
export async function watchSection(ctx: SignedInContext, { courseId, section }: repository.Named): Promise<void> {
  take(await repository.putWatches(requireSignedIn(ctx), courseId, [section]));
}

/** Waits for every section of a course that takes one, as far as that is known. @throws notNow, notFound, tooMany */
export async function watchAdmitted(ctx: SignedInContext, courseId: string): Promise<void> {
  requireSignedIn(ctx);
  const { courses } = seatsIn(await readRows(ctx, repository.oneCourse(courseId)));
  const fitting = courses.flatMap(({ sections }) => sections.filter(({ isGiven, admission }) => isGiven && admission !== "refused"));
  take(
    await repository.putWatches(
      ctx,
      courseId,
      fitting.map(({ number }) => number),
    ),
  );
}

/** Waits no longer. @throws notFound */
export async function unwatchSection(ctx: SignedInContext, which: repository.Named): Promise<void> {
  if (!(await repository.deleteWatch(requireSignedIn(ctx), which))) throw seatErrors.notFound();
}
