/** What the pages' forms ask for: each act's answer as text, with what was typed still in its form. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import * as schemas from "./content-tools.schemas";
import * as service from "./content-tools.service.server";

/** An answer for its page. @param isDone whether anything was found, changed or deleted, or would be */
const answer = (typed: object, isDone: boolean, outcome: unknown) => ({
  result: { status: "success" as const, initialValue: typed as Record<string, unknown> },
  text: isDone ? JSON.stringify(outcome, null, 2) : null,
  isDone,
});

const typedTarget = ({ dry_run, ...typed }: { dry_run: boolean }) => ({ ...typed, ...(dry_run && { dry_run: "on" }) });

const acts = {
  find: (args: ActionFunctionArgs, formData: FormData) =>
    submitAdminForm(args, { schema: schemas.findSchema, feature: "content-tools", formData }, async (value, ctx) => {
      const found = await service.findDocument(ctx, value);
      return answer(value, found !== null, found);
    }),
  update: (args: ActionFunctionArgs, formData: FormData) =>
    submitAdminForm(args, { schema: schemas.updateForm, feature: "content-tools", formData }, async (value, ctx) => {
      const { changes, ...rest } = value;
      const update_data = Object.fromEntries(changes.map(({ field, new_value }) => [field, new_value]));
      const outcome = await service.updateDocument(ctx, { ...rest, update_data });
      return answer(typedTarget(value), outcome.modified_count === 1, outcome);
    }),
  unset: (args: ActionFunctionArgs, formData: FormData) =>
    submitAdminForm(args, { schema: schemas.unsetForm, feature: "content-tools", formData }, async (value, ctx) => {
      const { fields, ...rest } = value;
      const outcome = await service.unsetDocument(ctx, { ...rest, unset_fields: fields.map(({ field }) => field) });
      return answer(typedTarget(value), outcome.modified_count === 1, outcome);
    }),
  delete: (args: ActionFunctionArgs, formData: FormData) =>
    submitAdminForm(args, { schema: schemas.deleteSchema, feature: "content-tools", formData }, async (value, ctx) => {
      const outcome = await service.deleteDocument(ctx, value);
      return answer(typedTarget(value), outcome.deleted_count === 1, outcome);
    }),
};

export type Act = keyof typeof acts;

/** The action of a page with one form. */
export const actionOf = (act: Act) => async (args: ActionFunctionArgs) => acts[act](args, await readForm(args.request));

/** The action of the page with two: the address says which was sent. */
export async function bothAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  return new URL(args.request.url).searchParams.get("act") === "update" ? acts.update(args, formData) : acts.find(args, formData);
}
