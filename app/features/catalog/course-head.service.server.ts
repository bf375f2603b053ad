/** What every page of a course begins with, for the catalog and for features that have a tab of their own. */
import { signInPath } from "~/platform/access/return-to";
import { isStaff } from "~/platform/access/roles";
import type { Context } from "~/platform/context";
import { currentTerm } from "~/platform/terms";
import { facultyColor } from "../departments/departments.service.server";
import * as repository from "./course-head.repository.server";

export type { CourseHead } from "./course-head.repository.server";
export { courseIdOf, coursesByCode, currentCourseId } from "./course-head.repository.server";

/** The statement for the head of a course, or of the one that it was merged into, for batches of other features. */
export const courseHeadOf = (ctx: Context, courseId: string) => repository.courseHead(ctx, repository.currentCourseId(courseId));

/** What the frame of a page needs beside the course itself. @param url of the page */
export const frameOf = (ctx: Context, course: repository.CourseHead, url: URL) => ({
  course,
  color: facultyColor(course.faculty),
  signInTo: ctx.actor ? null : signInPath(url),
  /** The last term that is known of it isn't over. */
  isGivenNow: course.lastTerm !== null && course.lastTerm >= currentTerm(ctx.clock.now()),
  canEdit: isStaff(ctx.actor),
  canMerge: ctx.actor?.userRole === "admin",
});

export type CourseFrameData = ReturnType<typeof frameOf>;
