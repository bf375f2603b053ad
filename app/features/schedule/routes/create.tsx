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
import { createForm, createQuery } from "../schedule.schemas";

export const handle = pageHandle("schedule", "create", ["catalog"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const section = query.get("section") ?? "";
  const { course: courses } = createQuery.parse({ course: section ? [] : query.getAll("course") });
  const read = await readNewSchedule(signedIn(context), { term: query.get("term"), courses });
  return { ...read, course: section ? (query.get("course") ?? "") : "", section };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: createForm, feature: "schedule" }, async (value, ctx) => {
    const scheduleId = await createSchedule(ctx, value);
    // How several courses fit is what one looks at next.
    const next = value.courses?.length ? "conflicts" : value.course ? "grid" : "add-courses";
    return redirectWithToast(args.context, schedulePath(scheduleId, next), "schedule:toasts.created");
  });

export default function CreateSchedule() {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const { terms, timetables, term, course, section, courses, waiting, unknown } = useLoaderData<typeof loader>();
  const options = terms.map((value) => ({
    value,
    label: timetables.includes(value) ? words.term(value) : t("create.withoutTimetable", { term: words.term(value) }),
  }));
  const lead = courses.length > 0 ? t("create.withCourses", { courses: courses.join(", ") }) : t("create.lead");
  return (
    <div className="max-w-xl">
      <PageHeader
        title={t("pages.create")}
        lead={course ? t("create.with", { course, number: section }) : lead}
        breadcrumb={[{ label: t("pages.all"), to: "/schedule/all" }, { label: t("pages.create") }]}
      />
      {waiting.length > 0 && <p className="mb-4 border-s-4 border-info ps-3">{t("create.waiting", { courses: waiting.join(", ") })}</p>}
      {unknown.length > 0 && <p className="mb-4 border-s-4 border-warning ps-3">{t("add.unknown", { code: unknown.join(", ") })}</p>}
      <PlainForm feature="schedule" defaultValue={{ term, name: t("create.name") }}>
        <KeyField />
        <SelectField name="term" options={options} emptyLabel={false} />
        <TextField name="name" maxLength={60} />
        {course && <input type="hidden" name="course" value={course} />}
        {section && <input type="hidden" name="section" value={section} />}
        {[...courses, ...waiting].map((code) => (
          <input key={code} type="hidden" name="courses" value={code} />
        ))}
        <SubmitButton className="btn-primary self-start">{t("create.submit")}</SubmitButton>
      </PlainForm>
    </div>
  );
}
