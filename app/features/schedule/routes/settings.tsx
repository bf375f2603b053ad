/** What a schedule is called, whom criteria are asked about, which days it hides; copying and deleting it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActForm, useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { PlainForm } from "~/kit/forms/plain-form";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Section } from "~/kit/section";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { ScheduleFrame } from "../components/schedule-frame";
import { schedulePath } from "../components/schedule-paths";
import { useScheduleWords } from "../components/use-schedule-words";
import { setClashAllowed } from "../entries.service.server";
import type { Plan } from "../plan.rules";
import { askedPlan, knownAct } from "../plan-page.server";
import { changeSettings, copySchedule, deleteSchedule, readSettings } from "../plans.service.server";
import { clashForm, copyForm, deleteForm, settingsForm } from "../schedule.schemas";
import { daysIn } from "../week.rules";

export const handle = pageHandle("schedule", "settings", ["catalog"]);

export async function loader(args: LoaderFunctionArgs) {
  const { ctx, scheduleId } = askedPlan(args);
  return readSettings(ctx, scheduleId);
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const { scheduleId } = askedPlan(args);
  const page = schedulePath(scheduleId, "settings");
  const own = { feature: "schedule", formData };
  switch (knownAct(formData, ["save", "copy", "delete", "disallow"])) {
    case "save":
      return submitSignedInForm(args, { schema: settingsForm, ...own }, async (value, ctx) => {
        await changeSettings(ctx, scheduleId, value);
        return redirectWithToast(args.context, page, "schedule:toasts.saved");
      });
    case "copy":
      return submitSignedInForm(args, { schema: copyForm, ...own }, async ({ schedule_id }, ctx) =>
        redirectWithToast(args.context, schedulePath(await copySchedule(ctx, schedule_id), "grid"), "schedule:toasts.copied"),
      );
    case "disallow":
      return submitSignedInForm(args, { schema: clashForm, ...own }, async ({ first, second }, ctx) => {
        await setClashAllowed(ctx, scheduleId, [first, second], false);
        return redirectWithToast(args.context, page, "schedule:toasts.disallowed");
      });
    default:
      return submitSignedInForm(args, { schema: deleteForm, ...own }, async (_, ctx) => {
        await deleteSchedule(ctx, scheduleId);
        return redirectWithToast(args.context, "/schedule/all", "schedule:toasts.deleted");
      });
  }
}

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Clashes that its owner allows. */
function Allowed({ plan }: { plan: Plan }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  if (plan.allowed.length === 0) return null;
  return (
    <Section title={t("settings.allowed")}>
      <ul className="divide-y divide-base-300 border-y border-base-300">
        {plan.allowed.map(([first, second]) => (
          <li key={`${first} ${second}`} className="flex flex-wrap items-center justify-between gap-3 px-4 py-2">
            <span>{t("settings.pair", { first: words.entry(plan, first), second: words.entry(plan, second) })}</span>
            <ActionButton fields={{ act: "disallow", first, second }}>{t("conflicts.disallow")}</ActionButton>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default function Settings() {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { plan, surname, departmentCode, profile, departments } = useLoaderData<typeof loader>();
  const defaultValue = {
    name: plan.name,
    surname: surname ?? "",
    department_code: departmentCode ?? "",
    hidden_days: daysIn(plan.hiddenDays).map(String),
  };
  return (
    <ScheduleFrame plan={plan} current="settings">
      <div className="max-w-2xl">
        <PlainForm key={JSON.stringify(defaultValue)} feature="schedule" defaultValue={defaultValue} result={useResultOf("save")}>
          <input type="hidden" name="act" value="save" />
          <TextField name="name" maxLength={60} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField name="surname" maxLength={60} isOptional placeholder={profile.surname} autoComplete="family-name" />
            <SelectField
              name="department_code"
              isOptional
              options={departments}
              emptyLabel={profile.departmentCode ? t("settings.fromProfile", { code: profile.departmentCode }) : t("settings.noDepartment")}
            />
          </div>
          <CheckboxGroup name="hidden_days" isOptional options={DAYS.map((day) => ({ value: String(day), label: words.day(day) }))} />
          <SubmitButton className="btn-primary self-start">{t("settings.save")}</SubmitButton>
        </PlainForm>
        <Allowed plan={plan} />
        <Section title={t("settings.more")}>
          <ActionButton fields={{ act: "copy", schedule_id: plan.scheduleId }} className="">
            {t("all.copy")}
          </ActionButton>
          <ActForm
            feature="schedule"
            title={t("settings.delete")}
            text={t("settings.deleteText")}
            fields={{ act: "delete" }}
            submitLabel={t("settings.deleteConfirm")}
            level="error"
          />
        </Section>
      </div>
    </ScheduleFrame>
  );
}
