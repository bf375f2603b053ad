/** Loader and action of the two pages that list all events. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { idField, trimmedText } from "~/platform/forms/fields";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { signedIn } from "~/platform/session/signed-in.server";
import { panelFilters } from "./events.schemas";
import { MAX_REASON } from "./options";
import { actOnEvent, readPanel } from "./panel.service.server";

const actSchema = z.object({
  act: z.enum(["activate", "deactivate", "remove", "restore"]),
  id: idField(),
  reason: trimmedText(0, MAX_REASON).optional(),
});

export async function boardLoader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const filters = panelFilters.parse(Object.fromEntries(query));
  const deleted = idField().safeParse(query.get("deleted"));
  return { state: filters.state, deleted: deleted.data ?? null, list: await readPanel(signedIn(context), filters) };
}

/** After a deletion the list offers to take it back. */
export const boardAction = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: actSchema, feature: "events" }, async ({ act, id, reason }, ctx) => {
    await actOnEvent(ctx, act, id, reason);
    const url = new URL(args.request.url);
    url.searchParams.delete("deleted");
    if (act === "remove") url.searchParams.set("deleted", id);
    return redirectWithToast(args.context, url.pathname + url.search, `events:toasts.${act}`);
  });
