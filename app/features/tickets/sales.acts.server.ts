/** What the forms of an event's sales page do; `act` tells them apart. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { z } from "zod";
import type { SignedInContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { addQuestion, closeQuestion, reopenQuestion } from "./questions.service.server";
import { addPromo, closePromo, giveTicket, pauseSales, resumeSales } from "./sales.service.server";
import * as schemas from "./tickets.schemas";

/** A form that does its work and comes back with a toast. */
const act =
  <Schema extends z.ZodType>(
    schema: Schema,
    toast: string,
    work: (ctx: SignedInContext, eventId: string, value: z.output<Schema>) => Promise<void>,
  ) =>
  (args: ActionFunctionArgs, formData: FormData) =>
    submitSignedInForm(args, { schema, feature: "tickets", formData }, async (value, ctx) => {
      const { event_id: eventId = "" } = args.params;
      await work(ctx, eventId, value);
      return redirectWithToast(args.context, `/event/ticket/sales/${eventId}`, `tickets:toasts.${toast}`);
    });

const acts = {
  pause: act(schemas.pauseForm, "paused", (ctx, eventId) => pauseSales(ctx, eventId)),
  resume: act(schemas.pauseForm, "resumed", (ctx, eventId) => resumeSales(ctx, eventId)),
  give: act(schemas.giveForm, "given", (ctx, eventId, { given_category_id, person, key }) =>
    giveTicket(ctx, eventId, { categoryId: given_category_id, person, key }),
  ),
  promo: act(schemas.promoForm, "promoAdded", (ctx, eventId, promo) => addPromo(ctx, eventId, promo)),
  question: act(schemas.questionForm, "questionAdded", (ctx, eventId, question) => addQuestion(ctx, eventId, question)),
  hide: act(schemas.closeQuestionForm, "questionClosed", (ctx, eventId, { question_id }) => closeQuestion(ctx, eventId, question_id)),
  ask: act(schemas.closeQuestionForm, "questionAdded", (ctx, eventId, { question_id }) => reopenQuestion(ctx, eventId, question_id)),
  close: act(schemas.closePromoForm, "promoClosed", (ctx, eventId, { promo_id }) => closePromo(ctx, eventId, promo_id)),
};

/** Runs the form that was sent. @throws badRequest for one that the page hasn't */
export async function salesAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const name = String(formData.get("act"));
  if (!Object.hasOwn(acts, name)) throw platformErrors.badRequest();
  return acts[name as keyof typeof acts](args, formData);
}
