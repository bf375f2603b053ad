/** With whom a schedule's owner compares their free time in its term, and inviting somebody to it. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { SecretLink } from "~/kit/secret-link";
import { Section } from "~/kit/section";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { PairList } from "../components/pair-list";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { askedPlan, knownAct } from "../plan-page.server";
import { inviteForm, inviteLinkForm } from "../schedule.schemas";
import { takeBack } from "../together.acts.server";
import { inviteByLink, inviteByName, readInvite } from "../together.service.server";

export const handle = pageHandle("schedule", "invite", ["catalog"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  const page = await readInvite(ctx, scheduleId);
  return { ...page, partOf: page.plan.name };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const { scheduleId } = askedPlan(args);
  const page = schedulePath(scheduleId, "together");
  const own = { feature: "schedule", formData };
  switch (knownAct(formData, ["invite", "invite-link", "end"])) {
    case "invite":
      return submitSignedInForm(args, { schema: inviteForm, ...own }, async ({ user_name }, ctx) => {
        await inviteByName(ctx, scheduleId, user_name);
        return redirectWithToast(args.context, page, "schedule:toasts.invited");
      });
    case "invite-link":
      return submitSignedInForm(args, { schema: inviteLinkForm, ...own }, async (_, ctx) => {
        const token = await inviteByLink(ctx, scheduleId);
        return data({ result: undefined, made: `${ctx.origin}/schedule/together/invitation/${token}` });
      });
    default:
      return takeBack(args, { to: page, formData });
  }
}

export default function Invite() {
  const { t } = useTranslation("schedule");
  const { plan, pairs } = useLoaderData<typeof loader>();
  const made = useActionData<{ made?: string }>()?.made;
  return (
    <ScheduleFrame plan={plan} current="together">
      <div className="max-w-2xl">
        <p className="text-muted">{t("together.lead")}</p>
        <Section title={t("together.byName.title")}>
          <PlainForm feature="schedule" result={useResultOf("invite")} isGuarded={false}>
            <input type="hidden" name="act" value="invite" />
            <TextField name="user_name" maxLength={31} input={{ autoCapitalize: "none", spellCheck: false }} />
            <SubmitButton className="btn-primary self-start">{t("together.byName.send")}</SubmitButton>
          </PlainForm>
        </Section>
        <Section title={t("together.byLink.title")} lead={t("together.linkLead")}>
          {made && <SecretLink url={made} label={t("together.byLink.made")} name={t("pages.together")} note={t("together.once")} />}
          <PlainForm feature="schedule" result={useResultOf("invite-link")} isGuarded={false}>
            <input type="hidden" name="act" value="invite-link" />
            <SubmitButton className="self-start">{t("together.byLink.make")}</SubmitButton>
          </PlainForm>
        </Section>
        <PairList pairs={pairs} />
      </div>
    </ScheduleFrame>
  );
}
