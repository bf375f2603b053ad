/** A use case for staff can't be called with less: the type says so, and whoever makes such a context looks at the role. */
import { events } from "@schema/events";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { uploadFile } from "../../../app/features/catalog/imports.service.server";
import { mayDecide, mayGiveRoles } from "../../../app/features/community/community.policy";
import { editCommunity } from "../../../app/features/community/community.service.server";
import { decideRequest, insertMember, updateRole } from "../../../app/features/community/members.repository.server";
import { addMember } from "../../../app/features/community/members.service.server";
import { permissionToOrganize } from "../../../app/features/community/organizers.service.server";
import { communityGallery } from "../../../app/features/community/pictures.repository.server";
import { permissionIn } from "../../../app/features/community/standing.repository.server";
import { purgeExperience, reviewExperiences } from "../../../app/features/courses/experiences.service.server";
import { reviewEntries } from "../../../app/features/databank/databank.service.server";
import { removeDepartment } from "../../../app/features/departments/departments-admin.service.server";
import { decideError } from "../../../app/features/errors/errors.service.server";
import { mayEdit } from "../../../app/features/events/events.policy";
import { deleteEvent, permissionToEdit, updateEvent } from "../../../app/features/events/events.repository.server";
import { actOnEvent } from "../../../app/features/events/panel.service.server";
import { decide } from "../../../app/features/graduates/graduates.service.server";
import { decideReport } from "../../../app/features/reporting/moderation.service.server";
import { changeSettings } from "../../../app/features/settings/settings.service.server";
import { updateReply } from "../../../app/features/thread/thread.repository.server";
import { lockThread, pinThread, reviewReplies } from "../../../app/features/thread/thread.service.server";
import { blockUser } from "../../../app/features/users/users.service.server";
import { requireAdmin, requireSignedIn, requireStaff } from "../../../app/platform/access/roles";
import type { AdminContext, Context, SignedInContext, StaffContext } from "../../../app/platform/context";
import { signUp, testContext } from "../../support/site";

const ROLES = ["user", "moderator", "admin"] as const;

const outcome = async (work: () => unknown): Promise<string> => {
  try {
    await work();
    return "done";
  } catch (thrown) {
    return (thrown as { code: string }).code;
  }
};

test("a context says what its actor may do, and nobody gets one that says more", async () => {
  const guest = testContext();
  for (const require of [requireSignedIn, requireStaff, requireAdmin]) expect(await outcome(() => require(guest))).toBe("kit.needsSignIn");
  for (const userRole of ROLES) {
    const { ctx } = await signUp({ userRole });
    expect([await outcome(() => requireStaff(ctx)), await outcome(() => requireAdmin(ctx))]).toEqual([
      userRole === "user" ? "kit.forbidden" : "done",
      userRole === "admin" ? "done" : "kit.forbidden",
    ]);
  }
});

test("what people and staff reach by the same way is refused to people", async () => {
  const { ctx } = await signUp();
  const review = { ids: ["reply-1"], decision: "approve" as const };
  const works = [
    () => lockThread(ctx, "post-1", true),
    () => pinThread(ctx, "post-1", true),
    () => reviewReplies(ctx, review),
    () => actOnEvent(ctx, "activate", "event-1"),
  ];
  expect(await Promise.all(works.map(outcome))).toEqual(works.map(() => "kit.forbidden"));
});

/** Never called: the same of writes that carry a permission. */
function forgettingThePermissionDoesNotCompile(user: SignedInContext, admin: AdminContext) {
  const somebody = { communityId: "", userId: "" };
  // @ts-expect-error without a permission
  void updateRole(user, somebody, "organizer");
  // @ts-expect-error the permission for something else
  void updateRole(user, somebody, "organizer", permissionIn(user, "", mayDecide));
  // @ts-expect-error the permission for something else
  void communityGallery(user, "", permissionIn(user, "", mayGiveRoles));
  // @ts-expect-error a condition that somebody wrote
  void decideRequest(user, somebody, "approve", sql`1`);
  // @ts-expect-error a condition that somebody wrote
  void deleteEvent(user, "", sql`1`);
  // @ts-expect-error a condition, not a permission
  void deleteEvent(user, "", mayEdit.where(user.actor, events));
  // @ts-expect-error the permission to organize, without that to edit
  void updateEvent(user, "", {} as never, [permissionToOrganize(user, null)]);
  // @ts-expect-error without a permission
  void updateReply(user, "", "");
  // @ts-expect-error somebody who is signed in
  void insertMember(user, "", "", "member");
  return [
    updateRole(user, somebody, "organizer", permissionIn(user, "", mayGiveRoles)),
    deleteEvent(user, "", permissionToEdit(user)),
    insertMember(admin, "", "", "member"),
  ];
}

/** Never called: that it compiles is the test. Each line that expects an error fails the type check when there is none. */
function forgettingTheRoleDoesNotCompile(guest: Context, user: SignedInContext, staff: StaffContext, admin: AdminContext) {
  const review = { ids: [], decision: "approve" as const };
  // @ts-expect-error a guest
  void lockThread(guest, "", true);
  // @ts-expect-error somebody who is signed in
  void reviewExperiences(user, review);
  // @ts-expect-error somebody who is signed in
  void reviewEntries(user, review);
  // @ts-expect-error somebody who is signed in
  void decideReport(user, "", { decision: "uphold", reason: "" });
  // @ts-expect-error a moderator
  void purgeExperience(staff, "", null);
  // @ts-expect-error a moderator
  void uploadFile(staff, { fileName: "", term: "", content: "" });
  // @ts-expect-error a moderator
  void removeDepartment(staff, "");
  // @ts-expect-error a moderator
  void blockUser(staff, "", { reason: "" });
  // @ts-expect-error a moderator
  void changeSettings(staff, {} as never);
  // @ts-expect-error somebody who is signed in
  void decide(user, "", { decision: "approve" });
  // @ts-expect-error a moderator
  void editCommunity(staff, "", {} as never);
  // @ts-expect-error a moderator
  void addMember(staff, "", "", "member");
  // @ts-expect-error a moderator
  void decideError(staff, "", "resolve");
  // @ts-expect-error a context that somebody put together
  void reviewExperiences({ ...user, actor: { ...user.actor, userRole: "admin" } }, review);
  return [reviewExperiences(staff, review), purgeExperience(admin, "", null), reviewExperiences(admin, review)];
}

test("forgetting the role or the permission doesn't compile", () => {
  expect(forgettingTheRoleDoesNotCompile).toBeTypeOf("function");
  expect(forgettingThePermissionDoesNotCompile).toBeTypeOf("function");
});
