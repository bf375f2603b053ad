/** Staff decide on experiences and on suggested courses. */

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reviewAction } from "~/engines/review/action.server";
import { moderationFilters } from "~/engines/review/listing.server";
import { ModerationTable } from "~/kit/collection/moderation-table";
import { PageHeader } from "~/kit/page-header";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { Written } from "~/kit/written";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { listExperiencesForModeration, reviewExperiences } from "../experiences.service.server";
import { useCourseWords } from "../offered/use-course-words";
import { listSuggestions, reviewSubmissions } from "../submissions.service.server";

export const handle = pageHandle("courses", "admin-all", ["review"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const filters = moderationFilters.parse(query);
  const ctx = asStaff(context);
  if (query.view === "suggestions") return { view: "suggestions" as const, filters, list: await listSuggestions(ctx, filters) };
  return { view: "experiences" as const, filters, list: await listExperiencesForModeration(ctx, filters) };
}

export const action = (args: ActionFunctionArgs) =>
  reviewAction(args, (ctx, input, collection) =>
    collection === "suggestions" ? reviewSubmissions(ctx, input) : reviewExperiences(ctx, input),
  );

type Page = Awaited<ReturnType<typeof loader>>;

function useRows(page: Page) {
  const { t } = useTranslation("courses");
  const { term, person, number } = useCourseWords();
  if (page.view === "suggestions") {
    return page.list.items.map((item) => ({
      id: item.submissionId,
      title: `${item.courseCode} · ${item.nameEn}`,
      status: item.status,
      sentAt: item.createdAt,
      reason: item.reviewReason,
      isMine: item.isMine,
      body: [item.nameTr, item.departmentCode, item.note, item.userName && t("admin.by", { name: item.userName })]
        .filter(Boolean)
        .join(" · "),
    }));
  }
  return page.list.items.map((item) => ({
    id: item.experienceId,
    title: `${item.courseCode} · ${term(item.term)} · ${item.instructorName ? person(item.instructorName) : t("form.notListed")}`,
    to: `/courses/one/${item.courseId}`,
    status: item.status,
    sentAt: item.createdAt,
    reason: item.reviewReason,
    isMine: item.isMine,
    body: (
      <>
        <p className="text-sm text-muted">
          {t("fields.overall")} {item.overall}/5 · {t("fields.difficulty")} {item.difficulty}/5 ·{" "}
          {t("one.hours", { hours: number(item.weeklyHours) })}
        </p>
        <Written text={item.text} className="whitespace-pre-line" />
        {item.tips && <p className="whitespace-pre-line">{`${t("one.tips")}: ${item.tips}`}</p>}
      </>
    ),
  }));
}

export default function ReviewCourses() {
  const { t } = useTranslation("courses");
  const page = useLoaderData<typeof loader>();
  const link = useQueryLink();
  const rows = useRows(page);
  const views = [
    { to: link({ view: null, before: null }), label: t("one.experiences"), isActive: page.view === "experiences" },
    { to: link({ view: "suggestions", before: null }), label: t("admin.submissionsTitle"), isActive: page.view === "suggestions" },
  ];
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={t("admin.lead")} />
      <div className="flex flex-col gap-4">
        <Tabs label={t("pages.admin-all")} tabs={views} />
        <ModerationTable
          rows={rows}
          counts={page.list.counts}
          status={page.filters.status}
          nextBefore={page.list.nextBefore}
          searchLabel={page.view === "experiences" ? t("admin.search") : undefined}
          name={page.view}
        />
      </div>
    </>
  );
}
