/** Loaders and actions of a pool's pages; a route file says which pool. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { reviewAction } from "~/engines/review/action.server";
import { moderationFilters } from "~/engines/review/listing.server";
import { reviewFormSchema } from "~/engines/review/review.schemas";
import { safeReturnTo } from "~/platform/access/return-to";
import { isStaff } from "~/platform/access/roles";
import { isAdmin, type SignedInContext } from "~/platform/context";
import { idField } from "~/platform/forms/fields";
import { readForm, submitAdminForm, submitSignedInForm, submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { asAdmin, asStaff, signedIn } from "~/platform/session/signed-in.server";
import * as consent from "./consent.service.server";
import { consentFormSchema, entryEditSchema, entrySchema, poolFilters } from "./mental-health.schemas";
import * as service from "./mental-health.service.server";
import type { PoolName } from "./pools.rules";

const feature = "mental-health";
const MINE = "mine" as const;
const REQUESTS = "requests" as const;

const queryOf = ({ request }: Pick<LoaderFunctionArgs, "request">) => Object.fromEntries(new URL(request.url).searchParams);
const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) => Object.values(params)[0] ?? "";

/** The entry that the form is for: its address has no parameter, so it stands in the query. */
const editedId = (args: Pick<LoaderFunctionArgs, "request">) => queryOf(args).id ?? "";

/** The pool's list, one's own entries when it is asked for `view=mine`, or for staff what people ask about both pools' pages. */
export const listLoader = (pool: PoolName) => async (args: LoaderFunctionArgs) => {
  const ctx = signedIn(args.context);
  const query = queryOf(args);
  const isOfStaff = isStaff(ctx.actor);
  const none = { pool, isOfStaff, list: null, mine: null, requests: null };
  if (query.view === REQUESTS && isOfStaff)
    return { ...none, view: REQUESTS, requests: await service.listPageReports(asStaff(args.context)) };
  if (query.view === MINE) return { ...none, view: MINE, mine: await service.listOwnEntries(ctx, pool) };
  return { ...none, view: null, list: await service.listEntries(ctx, pool, poolFilters.parse(query)) };
};

const removeSchema = z.strictObject({ act: z.literal("remove"), id: idField() });

/** Taking one of one's own away. */
export const listAction = (pool: PoolName) => (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: removeSchema, feature }, async ({ id }, ctx) => {
    await service.deleteOwnEntry(ctx, pool, id);
    return redirectWithToast(args.context, `/${pool}/all?view=${MINE}`, "mental-health:toasts.removed");
  });

/** What somebody may decide on the page of an entry. */
function decides({ actor }: SignedInContext) {
  if (!isStaff(actor)) return "none" as const;
  return isAdmin(actor) ? ("admin" as const) : ("moderator" as const);
}

export const oneLoader = (pool: PoolName) => async (args: LoaderFunctionArgs) => {
  const ctx = signedIn(args.context);
  return { pool, entryId: idOf(args), ...(await service.readEntryPage(ctx, pool, idOf(args))), staff: decides(ctx) };
};

/** What staff decide on the entry's own page. */
export const oneAction = (pool: PoolName) => async (args: ActionFunctionArgs) => {
  const formData = await readForm(args.request);
  if (formData.get("act") === "purge") {
    return submitAdminForm(args, { schema: z.strictObject({ act: z.literal("purge") }), feature, formData }, async (_, ctx) => {
      await service.purgeEntry(ctx, pool, idOf(args));
      return redirectWithToast(args.context, `/${pool}/all`, "mental-health:toasts.removed");
    });
  }
  return submitStaffForm(args, { schema: reviewFormSchema, feature: "kit", formData }, async ({ collection: _, ...input }, ctx) => {
    await service.reviewEntries(ctx, pool, { ...input, ids: [idOf(args)] });
    const to = input.decision === "delete" ? `/${pool}/all` : `/${pool}/one/${idOf(args)}`;
    return redirectWithToast(args.context, to, "review:moderation.done");
  });
};

export const addLoader =
  (pool: PoolName) =>
  ({ context }: LoaderFunctionArgs) => {
    signedIn(context);
    return { pool };
  };

export const addAction = (pool: PoolName) => (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: entrySchema, feature }, async (value, ctx) => {
    await service.addEntry(ctx, pool, value);
    return redirectWithToast(args.context, `/${pool}/all?view=${MINE}`, "mental-health:toasts.sent");
  });

/** The form of an entry; without an id there is none to change. */
export const editLoader = (pool: PoolName) => async (args: LoaderFunctionArgs) => {
  const ctx = signedIn(args.context);
  const id = editedId(args);
  const entry = id ? await service.findEditable(ctx, pool, id) : null;
  // Its own page asks for the code.
  return { pool, entry, lockedId: id && !entry ? id : null };
};

export const editAction = (pool: PoolName) => (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: entryEditSchema, feature }, async (value, ctx) => {
    await service.editEntry(ctx, pool, editedId(args), value);
    return redirectWithToast(args.context, `/${pool}/one/${editedId(args)}`, "mental-health:toasts.saved");
  });

export const consentLoader = (pool: PoolName) => async (args: LoaderFunctionArgs) => consent.readConsent(signedIn(args.context), pool);

/** Agreeing leads to where the reader was going; withdrawing and taking entries away stay on the page. */
export const consentAction = (pool: PoolName) => (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: consentFormSchema, feature }, async ({ act, version = 0, shown = "" }, ctx) => {
    const here = `/${pool}/consent`;
    if (act === "accept") {
      await consent.acceptTerms(ctx, pool, { version, shown }, true);
      return redirect(safeReturnTo(queryOf(args).next, `/${pool}/all`), 303);
    }
    if (act === "withdraw") await consent.withdrawTerms(ctx, pool);
    else await consent.removeOwnEntries(ctx, pool);
    return redirectWithToast(args.context, here, `mental-health:toasts.${act === "withdraw" ? "withdrawn" : "removedAll"}`);
  });

export const submissionsLoader = (pool: PoolName) => async (args: LoaderFunctionArgs) => {
  const filters = moderationFilters.parse(queryOf(args));
  return { pool, status: filters.status, list: await service.listSubmissions(asAdmin(args.context), pool, filters) };
};

export const submissionsAction = (pool: PoolName) => (args: ActionFunctionArgs) =>
  reviewAction(args, (ctx, input) => service.reviewEntries(ctx, pool, input));
