/** What the forms of the pages of an account do; where a page has several, each sends its name. */
import { type ActionFunctionArgs, redirectDocument } from "@remix-run/cloudflare";
import { z } from "zod";
import { storableText } from "~/platform/forms/fields";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { localeCookie } from "~/platform/i18n/i18n.server";
import { parseCookies, readTheme, themeCookie } from "~/platform/preferences";
import { requestDeletion, stay } from "./leaving.service.server";
import { aboutSchema, leavingSchema, lookSchema, secondStepSchema, withdrawSchema } from "./profile.schemas";
import * as service from "./profile.service.server";

const [ABOUT, LOOK, SECURITY, DATA] = ["/profile/about", "/profile/look", "/profile/security", "/profile/data"];
const noFields = z.object({});
const feature = "profile";

const about = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: aboutSchema, feature, formData }, async (value, ctx) => {
    await service.updateProfile(ctx, value);
    return redirectWithToast(args.context, ABOUT, "profile:view.saved");
  });

const look = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: lookSchema, feature, formData }, async (value, ctx) => {
    const { context } = args;
    await service.updateLook(ctx, value);
    context.cookies.push(await localeCookie.serialize(value.locale));
    const theme = value.theme ?? null;
    context.cookies.push(themeCookie(theme));
    const isSame = value.locale === ctx.locale && theme === readTheme(parseCookies(args.request.headers.get("cookie")));
    // Words and theme are the document's: it has to come anew when they change.
    return isSame ? redirectWithToast(context, LOOK, "profile:view.saved") : redirectDocument(LOOK);
  });

const leaveNow = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: leavingSchema, feature, formData }, async ({ user_password }, ctx) => {
    await requestDeletion(ctx, user_password);
    return redirectWithToast(args.context, DATA, "profile:leaving.begun");
  });

const secondStep = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: secondStepSchema, feature, formData }, async (value, ctx) => {
    await service.setSecondStep(ctx, value);
    return redirectWithToast(args.context, SECURITY, `profile:security.${value.has_second_step ? "secondStepIsOn" : "secondStepIsOff"}`);
  });

const stayHere = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: noFields, feature, formData }, async (_, ctx) => {
    await stay(ctx);
    return redirectWithToast(args.context, DATA, "profile:leaving.stayed");
  });

const withdraw = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: withdrawSchema, feature, formData }, async (value, ctx) => {
    await service.withdrawAgreed(ctx, value);
    return redirectWithToast(args.context, DATA, `profile:agreed.${value.removes ? "isRemoved" : "isWithdrawn"}`);
  });

const endOne = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: z.object({ id: storableText(80) }), feature, formData }, async ({ id }, ctx) => {
    await service.endOwnSession(ctx, id);
    return redirectWithToast(args.context, SECURITY, "profile:sessions.ended");
  });

const endOthers = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: noFields, feature, formData }, async (_, ctx) => {
    await service.endOtherSessions(ctx);
    return redirectWithToast(args.context, SECURITY, "profile:sessions.othersEnded");
  });

type Act = (args: ActionFunctionArgs, formData: FormData) => Promise<unknown>;

/** @param acts of a page: the first is meant when a form names none, as one that comes back after a login does */
const actionOf = (acts: Record<string, Act>) => {
  // A map, because an object also has what every object inherits: the name `constructor` would be answered with the context itself.
  const known = new Map<unknown, Act>(Object.entries(acts));
  const [first = null] = known.values();
  return async (args: ActionFunctionArgs) => {
    const formData = await readForm(args.request);
    const act = known.get(formData.get("act")) ?? first;
    formData.delete("act");
    return act?.(args, formData) ?? null;
  };
};

export const aboutAction = actionOf({ about });
export const lookAction = actionOf({ look });
export const securityAction = actionOf({ secondStep, endOne, endOthers });
export const dataAction = actionOf({ leave: leaveNow, stay: stayHere, withdraw });
