/** One calendar of all that one has on: what it holds, and the secret address at which calendar programs read it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { plannerKinds } from "~/engines/planned";
import { ActionButton } from "~/kit/forms/action-button";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { PageHeader } from "~/kit/page-header";
import { SecretLink } from "~/kit/secret-link";
import { DateText } from "~/kit/time";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { chooseForCalendar, makeCalendar, readCalendar, revokeCalendar } from "../calendar.service.server";
import { calendarForm, revokeForm } from "../overview.schemas";

export const handle = pageHandle("overview", "calendar");

export const loader = ({ context }: LoaderFunctionArgs) => readCalendar(signedIn(context));

const HERE = "/my-space/calendar";

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const feature = "overview";
  if (formData.get("act") === "revoke")
    return submitSignedInForm(args, { schema: revokeForm, feature, formData }, async (_, ctx) => {
      await revokeCalendar(ctx);
      return redirectWithToast(args.context, HERE, "overview:calendar.revoked");
    });
  return submitSignedInForm(args, { schema: calendarForm, feature, formData }, async ({ act, ...input }, ctx) => {
    if (act === "choose") {
      await chooseForCalendar(ctx, input);
      return redirectWithToast(args.context, HERE, "overview:calendar.saved");
    }
    return data({ result: undefined, url: `${ctx.origin}/api/v1/calendars/${await makeCalendar(ctx, input)}.ics` });
  });
}

export default function Calendar() {
  const { t } = useTranslation("overview");
  const { kinds, since } = useLoaderData<typeof loader>();
  const url = useActionData<{ url?: string }>()?.url;
  const options = plannerKinds.map((value) => ({ value, label: t(`calendar.kinds.${value}`) }));
  const breadcrumb = [{ label: t("pages.my-space"), to: "/my-space" }, { label: t("pages.calendar") }];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={t("pages.calendar")} lead={t("calendar.lead")} breadcrumb={breadcrumb} />
      {url && (
        <SecretLink url={url} label={t("calendar.made")} name={t("calendar.name")} note={t("calendar.once")}>
          <a href={url.replace(/^https?:/, "webcal:")} className="btn btn-primary">
            {t("calendar.subscribe")}
          </a>
        </SecretLink>
      )}
      {since !== null && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-box border border-base-300 px-4 py-3">
          <span>
            {t("calendar.since")} <DateText at={since} style="dateTime" />
          </span>
          <ActionButton
            fields={{ act: "revoke" }}
            confirm={{
              title: t("calendar.revokeTitle"),
              text: t("calendar.revokeText"),
              confirmLabel: t("calendar.revoke"),
              level: "error",
            }}
          >
            {t("calendar.revoke")}
          </ActionButton>
        </div>
      )}
      <PlainForm feature="overview" defaultValue={{ kinds }} isGuarded={false}>
        <CheckboxGroup name="kinds" options={options} />
        <p className="text-sm text-muted">{t("calendar.span")}</p>
        <div className="flex flex-wrap gap-2">
          {since !== null && (
            <SubmitButton name="act" value="choose" className="btn-primary">
              {t("calendar.save")}
            </SubmitButton>
          )}
          <SubmitButton name="act" value="make" className={since === null ? "btn-primary" : ""}>
            {t(since === null ? "calendar.make" : "calendar.renew")}
          </SubmitButton>
        </div>
      </PlainForm>
    </div>
  );
}
