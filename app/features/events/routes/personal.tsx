/** One's own events with their form, and those that one comes to. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { z } from "zod";
import type { SignedInContext } from "~/platform/context";
import { idField } from "~/platform/forms/fields";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readPersonal } from "../agenda.service.server";
import { cancelEvent, resumeEvent } from "../cancelling.service.server";
import { reasonBody } from "../events.schemas";
import { readEditForm, removeEvent } from "../events.service.server";
import { editAction } from "../form.actions.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

/** Only whoever changes an event needs the form, and then nothing of the lists. */
const OwnForm = lazy(() => import("../components/own-form"));
const OwnLists = lazy(() => import("../components/own-lists"));

export const handle = pageHandle("events", "personal", ["board", "cancelling"]);
const ownAct = z.object({ act: z.enum(["remove", "cancel", "resume"]), id: idField(), cancel_reason: reasonBody.shape.reason });

const asked = (request: Request, name: "edit" | "created") => new URL(request.url).searchParams.get(name);

/** The event that was created a moment ago. */
async function readNew(ctx: SignedInContext, eventId: string | null) {
  if (!eventId) return null;
  const { name, state } = await readEditForm(ctx, eventId);
  return { eventId, name, isWaiting: state === "waiting" };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const eventId = asked(request, "edit");
  if (eventId) return { form: await readEditForm(ctx, eventId), list: null, created: null };
  const [list, created] = await Promise.all([readPersonal(ctx), readNew(ctx, asked(request, "created"))]);
  return { form: null, list, created };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const eventId = asked(args.request, "edit");
  if (eventId && !ownAct.shape.act.safeParse(formData.get("act")).success) return editAction(args, eventId, "/event/personal", formData);
  return submitSignedInForm(args, { schema: ownAct, feature: "events", formData }, async ({ act, id, cancel_reason }, ctx) => {
    if (act === "remove") await removeEvent(ctx, id);
    if (act === "cancel") await cancelEvent(ctx, id, cancel_reason);
    if (act === "resume") await resumeEvent(ctx, id);
    return redirectWithToast(args.context, "/event/personal", `events:toasts.${act}`);
  });
}

export default function PersonalEvents() {
  const { form, list, created } = useLoaderData<typeof loader>();
  return (
    <Suspense>
      {form && <OwnForm form={form} />}
      {list && <OwnLists list={list} created={created} />}
    </Suspense>
  );
}
