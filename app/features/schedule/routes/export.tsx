/** A schedule outside of the site: as a file, on paper, in a calendar that follows it, by a link for others. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { Context } from "~/platform/context";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { startOfDay } from "~/platform/time";
import { LinkSection, type MadeLink } from "../components/link-section";
import { PictureButton } from "../components/picture-button";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { useScheduleWords } from "../components/use-schedule-words";
import { readExport } from "../export.service.server";
import { makeLink, revokeLink } from "../links.service.server";
import { askedPlan, knownAct } from "../plan-page.server";
import { linkForm, revokeForm } from "../schedule.schemas";

export const handle = pageHandle("schedule", "export", ["catalog"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  const { dates, ...page } = await readExport(ctx, scheduleId);
  return {
    ...page,
    lectures: { from: startOfDay(dates.startsOn), until: startOfDay(dates.endsOn), isAssumed: dates.isAssumed },
    partOf: page.plan.name,
  };
}

const addressOf = ({ origin }: Context, kind: MadeLink["kind"], token: string) =>
  kind === "feed" ? `${origin}/api/v1/schedule-feeds/${token}.ics` : `${origin}/schedule/shared/${token}`;

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const { scheduleId } = askedPlan(args);
  const feature = "schedule";
  if (knownAct(formData, ["link", "revoke"]) === "revoke")
    return submitSignedInForm(args, { schema: revokeForm, feature, formData }, async ({ kind }, ctx) => {
      await revokeLink(ctx, scheduleId, kind);
      return redirectWithToast(args.context, schedulePath(scheduleId, "export"), "schedule:toasts.revoked");
    });
  return submitSignedInForm(args, { schema: linkForm, feature, formData }, async (value, ctx) => {
    const url = addressOf(ctx, value.kind, await makeLink(ctx, scheduleId, value));
    return data({ result: undefined, made: { kind: value.kind, url } });
  });
}

function Files({ plan }: { plan: Parameters<typeof PictureButton>[0]["plan"] }) {
  const { t } = useTranslation("schedule");
  const { scheduleId } = plan;
  return (
    <p className="flex flex-wrap gap-2">
      <a href={`/api/v1/schedules/${scheduleId}/calendar.ics`} className="btn btn-primary" download>
        {t("export.ics")}
      </a>
      <Link to={schedulePath(scheduleId, "grid")} className="btn">
        {t("export.print")}
      </Link>
      <PictureButton plan={plan} />
      <a href={`/api/v1/schedules/${scheduleId}?download=1`} className="btn" download>
        {t("export.json")}
      </a>
    </p>
  );
}

export default function ExportSchedule() {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { plan, lectures, feed, share } = useLoaderData<typeof loader>();
  const made = useActionData<{ made?: MadeLink }>()?.made ?? null;
  return (
    <ScheduleFrame plan={plan} current="export">
      <div className="max-w-2xl">
        <p className="mb-4">
          {t("export.lectures")} <DateText at={lectures.from} /> – <DateText at={lectures.until} />
        </p>
        {lectures.isAssumed && (
          <div role="note" className="mb-4 rounded-box border border-warning p-4">
            <p className="font-medium">{t("export.assumed", { term: words.term(plan.term) })}</p>
            <p className="text-sm">{t("export.assumedText")}</p>
          </div>
        )}
        <Section title={t("export.files")} lead={t("export.filesLead")}>
          <Files plan={plan} />
        </Section>
        <LinkSection kind="feed" name={plan.name} link={feed} made={made} />
        <p className="mt-3">
          <Link to="/my-space/calendar" prefetch="intent" className="link inline-block py-1">
            {t("export.toCalendar")}
          </Link>
        </p>
        <LinkSection kind="share" name={plan.name} link={share} made={made}>
          <CheckboxField name="shows_name" />
          <CheckboxField name="shows_items" />
        </LinkSection>
      </div>
    </ScheduleFrame>
  );
}
