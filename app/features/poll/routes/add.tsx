/** Asking something new. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { dayAhead } from "~/platform/time";
import { PollForm } from "../components/poll-form";
import { pollSchema } from "../poll.schemas";
import { addPoll } from "../poll.service.server";

export const handle = pageHandle("poll", "add");

const USUAL_DAYS = 7;

export const loader = ({ context }: LoaderFunctionArgs) => ({ closesOn: dayAhead(asStaff(context).clock.now(), USUAL_DAYS) });

export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: pollSchema, feature: "poll" }, async (value, ctx) => {
    const pollId = await addPoll(ctx, value);
    return redirectWithToast(args.context, `/poll/one/${pollId}`, "poll:toasts.added");
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
