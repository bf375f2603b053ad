/** Takes a form in: checks it, hands it on, and brings refusals back to the fields without losing what was typed. */
import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import type { z } from "zod";
import { requireAdmin, requireSignedIn, requireStaff } from "../access/roles";
import type { AdminContext, Context, SignedInContext, StaffContext } from "../context";
import { type DomainError, isDomainError } from "../errors/define";
import { platformErrors } from "../errors/errors";
import { recordError } from "../errors/record.server";
import { ifPassing } from "../errors/unavailable";
import { messageKey, type Translate } from "../http/answer.server";
import { isThrownAnswer } from "../http/thrown-answer";
import { type FormWords, parseForm } from "./parse";
import { isPlausibleForm } from "./shape";

interface SubmitOptions<Schema extends z.ZodType> {
  schema: Schema;
  /** The namespace whose `fields.*` are the labels. */
  feature: string;
  /** Already read, when the action had to look at it first. */
  formData?: FormData;
  /** Fields that are never sent back; those with `password` in their name never are. */
  hideFields?: string[];
  /** What the form says when something breaks, as a code of the feature's errors; that it couldn't be saved unless said. */
  failure?: string;
}

const SERVER_ERROR = 500;

function wordsFor(ctx: Context, feature: string): FormWords {
  const { t, exists } = ctx.product.translators[ctx.locale];
  return { feature, locale: ctx.locale, t: t as unknown as Translate, exists: (key) => exists(key) };
}

/** The form of a request. @throws badRequest when the body is none */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw platformErrors.badRequest();
  }
}

/** Where a refusal is shown: beside the field that its details name, else above the form. */
function refusal(error: DomainError, t: Translate) {
  const text = [t(messageKey(error.code), error.details)];
  const field = error.details?.field;
  return typeof field === "string" ? { fieldErrors: { [field]: text } } : { formErrors: text };
}

/** What is said above the form of something that broke, once it is recorded. */
async function accident({ context: { ctx }, request }: ActionFunctionArgs, thrown: unknown, failure: string, t: Translate) {
  const id = await recordError(ctx, thrown, "server", new URL(request.url).pathname);
  return { formErrors: [`${t(messageKey(failure))} · ${t("kit:errors.recorded", { id })}`] };
}

/**
 * Runs a page's form through its schema and into a use case.
 * @returns what the handler returns; `{ result }` for the form when it was refused or broke (its status says why, and `code` says what) or
 * when the handler returned nothing (the form is then empty again)
 */
export async function submitForm<Schema extends z.ZodType, Result>(
  args: ActionFunctionArgs,
  options: SubmitOptions<Schema>,
  handler: (value: z.output<Schema>, ctx: Context) => Promise<Result>,
) {
  const { ctx } = args.context;
  const words = wordsFor(ctx, options.feature);
  const formData = options.formData ?? (await readForm(args.request));
  if (!isPlausibleForm(formData, options.schema)) throw platformErrors.badRequest();
  const submission = parseForm(formData, options.schema, words);
  const secret = [...new Set(formData.keys())].filter((name) => /password/i.test(name));
  const hideFields = [...secret, ...(options.hideFields ?? [])];
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields }) }, { status: submission.status === "error" ? 400 : 200 });
  }
  try {
    const answer = await handler(submission.value, ctx);
    return answer ?? data({ result: submission.reply({ resetForm: true }) });
  } catch (thrown) {
    if (isThrownAnswer(thrown)) throw thrown;
    // Without scripts the guard keeps what was typed and leads to the login.
    if (args.context.isDocument && isDomainError(thrown) && thrown.code === "kit.needsSignIn") throw thrown;
    const ownFailure = { code: options.failure ?? "kit.saveFailed", status: SERVER_ERROR };
    const { code, status } = isDomainError(thrown) ? thrown : (ifPassing(ctx, thrown) ?? ownFailure);
    const said = isDomainError(thrown) ? refusal(thrown, words.t) : await accident(args, thrown, code, words.t);
    return data({ result: submission.reply({ hideFields, ...said }), code }, { status });
  }
}

/**
 * The same for pages that only signed-in people reach.
 * @throws needsSignIn when nobody is signed in
 */
export function submitSignedInForm<Schema extends z.ZodType, Result>(
  args: ActionFunctionArgs,
  options: SubmitOptions<Schema>,
  handler: (value: z.output<Schema>, ctx: SignedInContext) => Promise<Result>,
) {
  return submitForm(args, options, async (value, ctx) => handler(value, requireSignedIn(ctx)));
}

/** The same for moderators and admins. @throws needsSignIn, forbidden */
export function submitStaffForm<Schema extends z.ZodType, Result>(
  args: ActionFunctionArgs,
  options: SubmitOptions<Schema>,
  handler: (value: z.output<Schema>, ctx: StaffContext) => Promise<Result>,
) {
  return submitForm(args, options, async (value, ctx) => handler(value, requireStaff(ctx)));
}

/** The same for admins. @throws needsSignIn, forbidden */
export function submitAdminForm<Schema extends z.ZodType, Result>(
  args: ActionFunctionArgs,
  options: SubmitOptions<Schema>,
  handler: (value: z.output<Schema>, ctx: AdminContext) => Promise<Result>,
) {
  return submitForm(args, options, async (value, ctx) => handler(value, requireAdmin(ctx)));
}
