/** What the forms of a room's page do; each works without scripts. */
import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { platformErrors } from "~/platform/errors/errors";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { saveReportedMessage } from "./live.service.server";
import { handOverRoom, joinRoom, leaveRoom, removeFromRoom } from "./members.service.server";
import { roomActs } from "./study-room.schemas";
import { endRoom } from "./study-room.service.server";

const feature = "study-room";

/** @throws badRequest when a form asks for nothing that there is */
export async function roomAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const roomId = args.params.study_room_id ?? "";
  const said = (toast: string, to = `/study-room/${roomId}`) => redirectWithToast(args.context, to, `study-room:toasts.${toast}`);
  const own = { feature, formData };
  switch (formData.get("act")) {
    case "join":
      return submitSignedInForm(args, { schema: roomActs.join, ...own }, async (_, ctx) => {
        await joinRoom(ctx, roomId);
        return said("joined");
      });
    case "leave":
      return submitSignedInForm(args, { schema: roomActs.leave, ...own }, async ({ next_host }, ctx) => {
        await leaveRoom(ctx, roomId, next_host);
        return said("left", "/study-room/all");
      });
    case "hand-over":
      return submitSignedInForm(args, { schema: roomActs["hand-over"], ...own }, async ({ user_id }, ctx) => {
        await handOverRoom(ctx, roomId, user_id);
        return said("handed-over");
      });
    case "remove":
      return submitSignedInForm(args, { schema: roomActs.remove, ...own }, async ({ user_id }, ctx) => {
        await removeFromRoom(ctx, roomId, user_id);
        return said("removed");
      });
    case "end":
      return submitSignedInForm(args, { schema: roomActs.end, ...own }, async (_, ctx) => {
        await endRoom(ctx, roomId);
        return said("ended");
      });
    case "report":
      return submitSignedInForm(args, { schema: roomActs.report, ...own }, async ({ seq }, ctx) =>
        redirect(`/reporting/add/${await saveReportedMessage(ctx, roomId, seq)}`, 303),
      );
    default:
      throw platformErrors.badRequest();
  }
}
