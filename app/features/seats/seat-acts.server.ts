/** What one does on the pages of seats. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { seatForm } from "./seats.schemas";
import { reportSeat, takeSeatBack, unwatchSection, watchAdmitted, watchSection } from "./seats.service.server";

/** Does what a button says, and comes back. */
export const seatAction = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: seatForm, feature: "seats" }, async (value, ctx) => {
    if (value.act === "watch-all") await watchAdmitted(ctx, value.course_id);
    else {
      const which = { courseId: value.course_id, section: value.section };
      if (value.act === "watch") await watchSection(ctx, which);
      else if (value.act === "unwatch") await unwatchSection(ctx, which);
      else if (value.act === "unsay") await takeSeatBack(ctx, which);
      else await reportSeat(ctx, which, value.act === "room");
    }
    return redirectWithToast(args.context, new URL(args.request.url).pathname, `seats:toasts.${value.act}`);
  });
