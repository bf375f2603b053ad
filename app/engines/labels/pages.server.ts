/** Loaders and actions of the pages on which admins keep categories or tags; a route file says which. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { AdminContext } from "../../platform/context";
import { readForm, submitAdminForm } from "../../platform/forms/submit.server";
import { redirectWithToast } from "../../platform/forms/toast.server";
import { asAdmin } from "../../platform/session/signed-in.server";
import type { LabelSort } from "./labels.repository.server";
import { categorySchema, type LabelInput, labelActSchema, labelEditSchema, labelFilters, labelSchema, mergeSchema } from "./labels.schemas";
import * as service from "./labels-admin.service.server";

const FOLDERS = { category: "/admin/categories", tag: "/admin/tags" } as const;

const queryOf = ({ request }: LoaderFunctionArgs) => Object.fromEntries(new URL(request.url).searchParams);

export const labelListLoader = (sort: LabelSort) => async (args: LoaderFunctionArgs) => {
  const filters = labelFilters.parse(queryOf(args));
  return { sort, state: filters.state, list: await service.listLabels(asAdmin(args.context), sort, filters) };
};

export const labelListAction = (sort: LabelSort) => (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: labelActSchema, feature: "labels" }, async ({ act, id }, ctx) => {
    await service.actOnLabel(ctx, sort, act, id);
    const { pathname, search } = new URL(args.request.url);
    return redirectWithToast(args.context, pathname + search, `labels:toasts.${act}`);
  });

export const labelAddLoader = (sort: LabelSort) => (args: LoaderFunctionArgs) => ({
  sort,
  ...service.readNewLabel(asAdmin(args.context), sort, labelFilters.parse(queryOf(args)).feature),
});

/** The list in which a label stands, found by its name. */
const placeOf = (sort: LabelSort, { feature, q }: { feature: string; q?: string }) => {
  const query = new URLSearchParams({ ...(feature && { feature }), ...(q && { q }) });
  return `${FOLDERS[sort]}/all${query.size > 0 ? `?${query}` : ""}`;
};

async function add(args: ActionFunctionArgs, ctx: AdminContext, sort: LabelSort, feature: string, input: LabelInput) {
  await service.addLabel(ctx, sort, feature, input);
  return redirectWithToast(args.context, placeOf(sort, { feature, q: input.name_en }), "labels:toasts.added");
}

export const labelAddAction = (sort: LabelSort) => (args: ActionFunctionArgs) =>
  sort === "tag"
    ? submitAdminForm(args, { schema: labelSchema, feature: "labels" }, (value, ctx) => add(args, ctx, sort, "", value))
    : submitAdminForm(args, { schema: categorySchema, feature: "labels" }, ({ feature, ...value }, ctx) =>
        add(args, ctx, sort, feature, value),
      );

/** What was merged leads to what it became. */
export const labelEditLoader = (sort: LabelSort) => async (args: LoaderFunctionArgs) => {
  const read = await service.readLabel(asAdmin(args.context), sort, args.params.id ?? "");
  if (read.label.mergedInto) throw redirect(`${FOLDERS[sort]}/edit/${read.label.mergedInto}`, 301);
  return { sort, ...read };
};

export const labelEditAction = (sort: LabelSort) => async (args: ActionFunctionArgs) => {
  const formData = await readForm(args.request);
  const id = args.params.id ?? "";
  const act = formData.get("act");
  const options = { feature: "labels", formData };
  if (act === "merge") {
    return submitAdminForm(args, { ...options, schema: mergeSchema }, async ({ into }, ctx) => {
      await service.mergeLabel(ctx, sort, id, into);
      return redirectWithToast(args.context, `${FOLDERS[sort]}/edit/${into}`, "labels:toasts.merged");
    });
  }
  if (act !== null) {
    return submitAdminForm(args, { ...options, schema: labelActSchema }, async (value, ctx) => {
      await service.actOnLabel(ctx, sort, value.act, id);
      const to = value.act === "delete" ? `${FOLDERS[sort]}/all` : new URL(args.request.url).pathname;
      return redirectWithToast(args.context, to, `labels:toasts.${value.act}`);
    });
  }
  return submitAdminForm(args, { ...options, schema: labelEditSchema }, async (value, ctx) => {
    await service.editLabel(ctx, sort, id, value);
    return redirectWithToast(args.context, new URL(args.request.url).pathname, "labels:toasts.saved");
  });
};
