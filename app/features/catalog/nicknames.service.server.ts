/** Keeping the list of what students call courses. */
import { requireStaff } from "~/platform/access/roles";
import type { Context, StaffContext } from "~/platform/context";
import { catalogErrors } from "./catalog.errors";
import { refreshCourseWords } from "./course-finder.service.server";
import * as repository from "./nicknames.repository.server";
import type { NicknameInput } from "./nicknames.schemas";

/** All nicknames with what they stand for. */
export const readNicknames = (ctx: Context) => repository.listNicknames(ctx);

/** Adds a nickname or changes what it stands for; searches of this isolate know it at once. */
export async function setNickname(ctx: StaffContext, input: NicknameInput): Promise<void> {
  requireStaff(ctx);
  await repository.setNickname(ctx, input);
  await refreshCourseWords(ctx);
}

/** Takes a nickname off the list. @throws nicknameNotFound */
export async function removeNickname(ctx: StaffContext, nickname: string): Promise<void> {
  requireStaff(ctx);
  if (!(await repository.removeNickname(ctx, nickname))) throw catalogErrors.nicknameNotFound();
  await refreshCourseWords(ctx);
}
