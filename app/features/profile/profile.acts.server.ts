/** What the forms of `/profile/view` do, by the name that each sends. */
import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, redirectDocument } from "@remix-run/cloudflare";
import { z } from "zod";
import { storableText } from "~/platform/forms/fields";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { localeCookie } from "~/platform/i18n/i18n.server";
import { themeCookie } from "~/platform/preferences";
import { requestDeletion, stay } from "./leaving.service.server";
import { leavingSchema, profileSchema, secondStepSchema } from "./profile.schemas";
import * as service from "./profile.service.server";

const HERE = "/profile/view";
const noFields = z.object({});
const feature = "profile";

type Answer = Response | ReturnType<typeof data<{ result: SubmissionResult }>>;

/** Says whose result it is, because the page has several forms. */
function named(form: string, answer: Answer) {
  if (answer instanceof Response) return answer;
  return data({ form, result: answer.data.result }, answer.init ?? undefined);
}

async function save(args: ActionFunctionArgs, formData: FormData) {
  const { context } = args;
  const answer = await submitSignedInForm(args, { schema: profileSchema, feature, formData }, async (value, ctx) => {
    await service.updateProfile(ctx, value);
    context.cookies.push(await localeCookie.serialize(value.locale));
    if (value.theme) context.cookies.push(themeCookie(value.theme));
    // Words and theme are the document's: it has to come anew when they change.
    return value.locale === ctx.locale ? redirectWithToast(context, HERE, "profile:view.saved") : redirectDocument(HERE);
  });
  return named("save", answer);
}

async function leaveNow(args: ActionFunctionArgs, formData: FormData) {
  const answer = await submitSignedInForm(args, { schema: leavingSchema, feature, formData }, async ({ user_password }, ctx) => {
    await requestDeletion(ctx, user_password);
    return redirectWithToast(args.context, `${HERE}#leaving`, "profile:leaving.begun");
  });
  return named("leave", answer);
}

async function secondStep(args: ActionFunctionArgs, formData: FormData) {
  const answer = await submitSignedInForm(args, { schema: secondStepSchema, feature, formData }, async (value, ctx) => {
    await service.setSecondStep(ctx, value);
    return redirectWithToast(args.context, HERE, `profile:security.${value.has_second_step ? "secondStepIsOn" : "secondStepIsOff"}`);
  });
  return named("secondStep", answer);
}

const stayHere = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: noFields, feature, formData }, async (_, ctx) => {
    await stay(ctx);
    return redirectWithToast(args.context, HERE, "profile:leaving.stayed");
  });

const endOne = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: z.object({ id: storableText(80) }), feature, formData }, async ({ id }, ctx) => {
    await service.endOwnSession(ctx, id);
    return redirectWithToast(args.context, HERE, "profile:sessions.ended");
  });

const endOthers = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: noFields, feature, formData }, async (_, ctx) => {
    await service.endOtherSessions(ctx);
    return redirectWithToast(args.context, HERE, "profile:sessions.othersEnded");
  });

type Act = (args: ActionFunctionArgs, formData: FormData) => Promise<unknown>;

/** A map, because an object also has what every object inherits: the name `constructor` would be answered with the context itself. */
const acts = new Map<unknown, Act>(Object.entries<Act>({ save, secondStep, leave: leaveNow, stay: stayHere, endOne, endOthers }));

/** The act of a form: each form of the page says in `act` which it is. */
export const actOf = (name: unknown): Act => acts.get(name) ?? save;
