/** What the pages with an event's form do when it is sent. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { isPictureAct, submitPictureAct } from "~/engines/media/galleries.pages.server";
import { isStaff } from "~/platform/access/roles";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { eventForm } from "./event-form.schemas";
import { bodyOfForm, createdPath } from "./events.rules";
import { addEvent, editEvent, readEvent } from "./events.service.server";
import { openEventGallery } from "./pictures.service.server";

/** Writes a new event; then staff go on with its form, others with their list. */
export const addAction = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: eventForm, feature: "events" }, async (value, ctx) => {
    const eventId = await addEvent(ctx, bodyOfForm(value));
    const { is_awaiting_review } = await readEvent(ctx, eventId);
    return redirectWithToast(
      args.context,
      createdPath(isStaff(ctx.actor), eventId),
      is_awaiting_review ? "events:form.isWaiting" : "events:form.isAdded",
    );
  });

/** Changes an event or its pictures, whichever the form is about. @param to where it leads once its words are changed */
export const editAction = async (args: ActionFunctionArgs, eventId: string, to: string, read?: FormData) => {
  const formData = read ?? (await readForm(args.request));
  const { pathname, search } = new URL(args.request.url);
  const again = `${pathname}${search}#pictures`;
  if (isPictureAct(formData)) return submitPictureAct(args, { form: formData, open: (ctx) => openEventGallery(ctx, eventId), to: again });
  return submitSignedInForm(args, { schema: eventForm, feature: "events", formData }, async (value, ctx) => {
    await editEvent(ctx, eventId, bodyOfForm(value), { version: value.version });
    const { is_awaiting_review } = await readEvent(ctx, eventId);
    return redirectWithToast(args.context, to, is_awaiting_review ? "events:form.isWaiting" : "events:toasts.saved");
  });
};
