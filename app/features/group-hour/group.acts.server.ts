/** What the forms of a group's page do; each works without scripts. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { platformErrors } from "~/platform/errors/errors";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { groupActs } from "./group-hour.schemas";
import * as service from "./group-hour.service.server";

const feature = "group-hour";

/** @throws badRequest when a form asks for nothing that there is */
export async function groupAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const groupId = args.params.group_id ?? "";
  const said = (toast: string, to = `/group-hour/${groupId}`) => redirectWithToast(args.context, to, `group-hour:toasts.${toast}`);
  const own = { feature, formData };
  switch (formData.get("act")) {
    case "answer":
      return submitSignedInForm(args, { schema: groupActs.answer, ...own }, async ({ free }, ctx) => {
        await service.answerGroup(ctx, groupId, free);
        return said("answered");
      });
    case "join":
      return submitSignedInForm(args, { schema: groupActs.join, ...own }, async (_, ctx) => {
        await service.joinGroup(ctx, groupId);
        return said("joined");
      });
    case "leave":
      return submitSignedInForm(args, { schema: groupActs.leave, ...own }, async (_, ctx) => {
        await service.leaveGroup(ctx, groupId);
        return said("left", "/group-hour/all");
      });
    case "close":
      return submitSignedInForm(args, { schema: groupActs.close, ...own }, async (_, ctx) => {
        await service.closeAnswers(ctx, groupId);
        return said("closed");
      });
    case "pick":
      return submitSignedInForm(args, { schema: groupActs.pick, ...own }, async ({ cell, place }, ctx) => {
        await service.pickHour(ctx, groupId, cell, place);
        return said("picked");
      });
    case "cancel":
      return submitSignedInForm(args, { schema: groupActs.cancel, ...own }, async (_, ctx) => {
        await service.cancelMeeting(ctx, groupId);
        return said("cancelled");
      });
    case "room":
      return submitSignedInForm(args, { schema: groupActs.room, ...own }, async (_, ctx) =>
        redirect(`/study-room/${await service.openRoom(ctx, groupId)}`, 303),
      );
    case "delete":
      return submitSignedInForm(args, { schema: groupActs.delete, ...own }, async (_, ctx) => {
        await service.deleteGroup(ctx, groupId);
        return said("deleted", "/group-hour/all");
      });
    default:
      throw platformErrors.badRequest();
  }
}
