/** Asking something new. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { safeReturnTo } from "~/platform/access/return-to";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { dayAhead } from "~/platform/time";
import { PollForm } from "../components/poll-form";
import { newPollSchema } from "../poll.schemas";
import { addPoll } from "../poll.service.server";

export const handle = pageHandle("poll", "add");

const USUAL_DAYS = 7;

export const loader = ({ context }: LoaderFunctionArgs) => ({ closesOn: dayAhead(asStaff(context).clock.now(), USUAL_DAYS) });

/** Where a new poll leads: to its page, or back to where it is to be embedded. */
function afterAdding(request: Request, pollId: string): string {
  const own = `/poll/one/${pollId}`;
  const next = new URL(request.url).searchParams.get("next");
  if (!next) return own;
  const { pathname, searchParams } = new URL(safeReturnTo(next, own), request.url);
  searchParams.set("poll", pollId);
  return `${pathname}?${searchParams}#poll`;
}

export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: newPollSchema, feature: "poll" }, async (value, ctx) => {
    const pollId = await addPoll(ctx, value);
    return redirectWithToast(args.context, afterAdding(args.request, pollId), "poll:toasts.added");
  });

const BLANK = { en: "", tr: "" };

export default function AddPoll() {
  const { t } = useTranslation("poll");
  const { closesOn } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.add")}
        lead={t("form.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/poll/all" }, { label: t("pages.add") }]}
      />
      <PollForm defaultValue={{ kind: "single", options: [BLANK, BLANK], closes_on: closesOn }} submitLabel={t("form.add")} />
    </div>
  );
}
