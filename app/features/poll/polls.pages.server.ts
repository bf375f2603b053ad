/** Loaders and the action that the lists of polls share. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { z } from "zod";
import { idField } from "~/platform/forms/fields";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { asStaff } from "~/platform/session/signed-in.server";
import { pollFilters } from "./poll.schemas";
import { closePoll, deletePoll, listPolls } from "./poll.service.server";

const filtersOf = (request: Request) => pollFilters.parse(Object.fromEntries(new URL(request.url).searchParams));

/** @param isOwn one's own polls alone */
export const pollsLoader =
  (isOwn = false) =>
  async ({ request, context }: LoaderFunctionArgs) => ({ page: await listPolls(asStaff(context), filtersOf(request), isOwn) });

const actSchema = z.strictObject({ act: z.enum(["close", "delete"]), id: idField() });

export const pollsAction = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: actSchema, feature: "poll" }, async ({ act, id }, ctx) => {
    await (act === "close" ? closePoll(ctx, id) : deletePoll(ctx, id));
    const { pathname, search } = new URL(args.request.url);
    return redirectWithToast(args.context, pathname + search, `poll:toasts.${act}`);
  });
