/** What the forms of `/admin/panel2` do: one keeps a draft, the buttons publish, discard and go back. */
import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { siteActSchema, siteContentSchema } from "./site-content.schemas";
import { discardDraft, publishDraft, saveDraft, undoPublish } from "./site-content.service.server";

const feature = "site-content";
const works = { publish: publishDraft, discard: discardDraft, undo: undoPublish };

/** Does what a form of the page asks for, and says so on the page. */
export async function changeSiteContent(args: ActionFunctionArgs) {
  const said = (key: string) => redirectWithToast(args.context, "/admin/panel2", `site-content:toasts.${key}`);
  const formData = await readForm(args.request);
  if (formData.has("act")) {
    return submitAdminForm(args, { schema: siteActSchema, feature, formData }, async ({ act, version }, ctx) => {
      await works[act](ctx, version);
      return said(act);
    });
  }
  return submitAdminForm(args, { schema: siteContentSchema, feature, formData }, async (value, ctx) => {
    await saveDraft(ctx, value);
    return said("draft");
  });
}
