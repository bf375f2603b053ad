/** A new schedule: its term and its name. */
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
import { schedulePath } from "../components/schedule-paths";
import { useScheduleWords } from "../components/use-schedule-words";
import { createSchedule, readNewSchedule } from "../plans.service.server";
import { createForm } from "../schedule.schemas";

export const handle = pageHandle("schedule", "create", ["catalog"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { terms, timetables, term } = await readNewSchedule(signedIn(context));
  const asked = terms.find((each) => each === query.get("term")) ?? term;
  return { terms, timetables, term: asked, course: query.get("course") ?? "", section: query.get("section") ?? "" };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: createForm, feature: "schedule" }, async (value, ctx) => {
    const scheduleId = await createSchedule(ctx, value);
    return redirectWithToast(args.context, schedulePath(scheduleId, value.course ? "grid" : "add-courses"), "schedule:toasts.created");
  });

export default function CreateSchedule() {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { terms, timetables, term, course, section } = useLoaderData<typeof loader>();
  const options = terms.map((value) => ({
    value,
    label: timetables.includes(value) ? words.term(value) : t("create.withoutTimetable", { term: words.term(value) }),
  }));
  return (
    <div className="max-w-xl">
      <PageHeader
        title={t("pages.create")}
        lead={course ? t("create.with", { course, number: section }) : t("create.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/schedule/all" }, { label: t("pages.create") }]}
      />
      <PlainForm feature="schedule" defaultValue={{ term, name: t("create.name") }}>
        <KeyField />
        <SelectField name="term" options={options} emptyLabel={false} />
        <TextField name="name" maxLength={60} />
        {course && <input type="hidden" name="course" value={course} />}
        {section && <input type="hidden" name="section" value={section} />}
        <SubmitButton className="btn-primary self-start">{t("create.submit")}</SubmitButton>
      </PlainForm>
    </div>
  );
}
