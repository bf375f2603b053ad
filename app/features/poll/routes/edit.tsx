/** Changing an open poll. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitStaffForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { PollForm } from "../components/poll-form";
import { pollEditSchema } from "../poll.schemas";
import { editPoll, readEditable } from "../poll.service.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("poll", "edit");

export const loader = ({ params, context }: LoaderFunctionArgs) => readEditable(asStaff(context), params.poll_id ?? "");

export const action = (args: ActionFunctionArgs) =>
  submitStaffForm(args, { schema: pollEditSchema, feature: "poll" }, async (value, ctx) => {
    const pollId = args.params.poll_id ?? "";
    await editPoll(ctx, pollId, value);
    return redirectWithToast(args.context, `/poll/one/${pollId}`, "poll:toasts.saved");
  });

export default function EditPoll() {
  const { t } = useTranslation("poll");
  const { t: kit } = useTranslation("kit");
  const { values, hasVotes, version } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.edit")} breadcrumb={[{ label: t("pages.all"), to: "/poll/all" }, { label: t("pages.edit") }]} />
      <PollForm defaultValue={values} version={version} isFixed={hasVotes} submitLabel={kit("acts.save")} />
    </div>
  );
}
