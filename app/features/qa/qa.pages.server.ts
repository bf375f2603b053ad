/** The loader and the action of the bank's page, which shows the question pool as well. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { signedIn } from "~/platform/session/signed-in.server";
import { askInPool, placeInPool, readAskForm, readPlace, readPool } from "./pool.service.server";
import { POOL } from "./qa.pool";
import { askForm, bankFilters, placeForm, poolFilters, poolQuery, takeOutForm } from "./qa.schemas";
import { readBank } from "./qa.service.server";

/** The pool as this reader sees it: the list, a form, or for guests that it is there. */
async function readPoolView({ context }: LoaderFunctionArgs, query: Record<string, string>) {
  if (context.ctx.actor === null) return { view: "closed" as const };
  const ctx = signedIn(context);
  const { ask, thread } = poolQuery.parse(query);
  if (thread) return { view: "place" as const, place: await readPlace(ctx, thread) };
  if (ask !== undefined) return { view: "ask" as const, ...(await readAskForm(ctx)) };
  return { view: "pool" as const, pool: await readPool(ctx, poolFilters.parse(query)) };
}

export async function bankLoader(args: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(args.request.url).searchParams);
  if (query.view === POOL) return readPoolView(args, query);
  return { view: "bank" as const, bank: await readBank(args.context.ctx, bankFilters.parse(query)) };
}

/** What the pool's forms send. */
export async function poolAction(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const act = formData.get("act");
  const options = { feature: "qa", formData };
  if (act === "place") {
    return submitSignedInForm(args, { ...options, schema: placeForm }, async ({ post_id, group_id }, ctx) => {
      await placeInPool(ctx, post_id, group_id);
      return redirectWithToast(args.context, `/qa/all?view=${POOL}&thread=${post_id}`, "qa:toasts.placed");
    });
  }
  if (act === "take-out") {
    return submitSignedInForm(args, { ...options, schema: takeOutForm }, async ({ post_id }, ctx) => {
      await placeInPool(ctx, post_id, null);
      return redirectWithToast(args.context, `/thread/one/${post_id}`, "qa:toasts.takenOut");
    });
  }
  return submitSignedInForm(args, { ...options, schema: askForm }, async ({ act: _, ...question }, ctx) =>
    redirectWithToast(args.context, `/thread/one/${await askInPool(ctx, question)}`, "qa:toasts.asked"),
  );
}
