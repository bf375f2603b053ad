/** A new group: what for, on which days and between which hours. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { KeyField } from "~/kit/forms/key-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { clockTime } from "~/platform/time";
import { DayChoice } from "../components/day-choice";
import { BEGINS_AT, FIRST_HOUR, LAST_HOUR, MAX_LENGTH, MAX_TITLE } from "../group-hour.limits";
import { newGroupForm } from "../group-hour.schemas";
import { addGroup, newGroupDays } from "../group-hour.service.server";

export const handle = pageHandle("group-hour", "add");

export const loader = ({ context }: LoaderFunctionArgs) => newGroupDays(signedIn(context));

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: newGroupForm, feature: "group-hour" }, async (value, ctx) => {
    const groupId = await addGroup(ctx, value);
    return redirectWithToast(args.context, `/group-hour/${groupId}`, "group-hour:toasts.added");
  });

const hours = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => ({ value: String(from + at), label: clockTime((from + at) * 60 + BEGINS_AT) }));

export default function AddGroup() {
  const { t } = useTranslation("group-hour");
  const { days, chosen } = useLoaderData<typeof loader>();
  const lengths = Array.from({ length: MAX_LENGTH }, (_, at) => ({ value: String(at + 1), label: t("form.hours", { count: at + 1 }) }));
  return (
    <>
      <PageHeader
        title={t("pages.add")}
        lead={t("form.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/group-hour/all" }, { label: t("pages.add") }]}
      />
      <PlainForm
        feature="group-hour"
        defaultValue={{ title: "", days: chosen, starts: "8", ends: "17", length: "1" }}
        className="max-w-2xl"
      >
        <KeyField />
        <TextField name="title" maxLength={MAX_TITLE} />
        <DayChoice days={days} />
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField name="starts" options={hours(FIRST_HOUR, LAST_HOUR - 1)} emptyLabel={false} />
          <SelectField name="ends" options={hours(FIRST_HOUR + 1, LAST_HOUR)} emptyLabel={false} />
          <SelectField name="length" options={lengths} emptyLabel={false} />
        </div>
        <SubmitButton className="btn-primary self-start">{t("form.add")}</SubmitButton>
      </PlainForm>
    </>
  );
}
