/** Merging two courses that are one: what would move, and the merge. */

import type { z } from "zod";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { plainCourseCode } from "~/platform/course-codes";
import { refreshRenamed } from "../course-marks/course-marks.service.server";
import { catalogErrors } from "./catalog.errors";
import { refreshCourseCredits } from "./course-credits.service.server";
import type { mergeForm } from "./course-edit.schemas";
import * as repository from "./merge.repository.server";

const named = ({ courseCode, nameEn, nameTr, updatedAt }: { courseCode: string; nameEn: string; nameTr: string; updatedAt: number }) => ({
  courseCode,
  nameEn,
  nameTr,
  version: updatedAt,
});

/**
 * What a merge would do.
 * @param into the code of the course that stays; none yet when it is empty
 * @returns with `problem` instead of what moves, when there is no such course or it is the same one
 * @throws courseNotFound for the one that goes
 */
export async function readMerge(ctx: AdminContext, from: string, into: string) {
  const { goes, stays } = await repository.findBoth(ctx, plainCourseCode(from), plainCourseCode(into));
  if (!goes) throw catalogErrors.courseNotFound();
  const isSame = goes.courseId === stays?.courseId;
  if (!stays || isSame) {
    const problem = isSame ? ("mergeItself" as const) : ("mergeUnknown" as const);
    return { goes: named(goes), stays: null, moves: [], problem: into ? problem : null };
  }
  const moves = await repository.countMoves(ctx, { from: goes.courseId, into: stays.courseId, now: ctx.clock.now() });
  return { goes: named(goes), stays: named(stays), moves: moves.filter(({ count, twice }) => count + twice > 0), problem: null };
}

export type MergePage = Awaited<ReturnType<typeof readMerge>>;

/**
 * Merges a course into another, both as the preview showed them.
 * @returns the code of the one that stays
 * @throws courseNotFound, mergeUnknown, mergeItself, mergeConflict
 */
export async function mergeCourse(ctx: AdminContext, from: string, input: z.infer<typeof mergeForm>): Promise<string> {
  requireAdmin(ctx);
  const { goes, stays } = await repository.findBoth(ctx, plainCourseCode(from), plainCourseCode(input.into));
  if (!goes) throw catalogErrors.courseNotFound();
  if (!stays) throw catalogErrors.mergeUnknown();
  if (goes.courseId === stays.courseId) throw catalogErrors.mergeItself();
  const areAsShown = goes.updatedAt === input.from_version && stays.updatedAt === input.into_version;
  if (!areAsShown || !(await repository.mergeCourses(ctx, goes, stays))) throw catalogErrors.mergeConflict();
  await Promise.all([refreshRenamed(ctx), refreshCourseCredits(ctx)]);
  return stays.courseCode;
}
