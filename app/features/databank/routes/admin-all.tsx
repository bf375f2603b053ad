/** Staff decide on databank entries. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { reviewAction } from "~/engines/review/action.server";
import { moderationFilters } from "~/engines/review/listing.server";
import { useCourseWords } from "~/features/courses/offered/use-course-words";
import { ModerationTable } from "~/kit/collection/moderation-table";
import { formatPercent } from "~/kit/format";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useWords } from "~/kit/use-words";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { listEntriesForModeration, reviewEntries } from "../databank.service.server";

export const handle = pageHandle("databank", "admin-all", ["courses", "review"]);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const filters = moderationFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { filters, list: await listEntriesForModeration(asStaff(context), filters) };
}

export const action = (args: ActionFunctionArgs) => reviewAction(args, reviewEntries);

export default function ReviewEntries() {
  const { t } = useTranslation("databank");
  const { locale } = useWords();
  const { term, person } = useCourseWords();
  const { filters, list } = useLoaderData<typeof loader>();
  const rows = list.items.map((item) => ({
    id: item.entryId,
    title: `${item.courseCode} · ${term(item.term)} · ${item.instructorName ? person(item.instructorName) : t("one.notListed")}`,
    to: `/databank/one/${item.courseId}`,
    status: item.status,
    sentAt: item.createdAt,
    reason: item.reviewReason,
    isMine: item.isMine,
    body: (
      <>
        <p className="text-sm">{item.gradeParts.map(({ name, weight }) => `${name} ${formatPercent(weight, locale)}`).join(" · ")}</p>
        <p className="whitespace-pre-line">
          {[item.examKinds, item.topics, item.boundaries, item.resources, item.advice].filter(Boolean).join("\n")}
        </p>
        <Link to={`/databank/edit?entry_id=${item.entryId}`} className="link text-sm">
          {t("admin.correct")}
        </Link>
      </>
    ),
  }));
  return (
    <>
      <PageHeader title={t("pages.admin-all")} lead={t("admin.lead")} />
      <ModerationTable
        rows={rows}
        counts={list.counts}
        status={filters.status}
        nextBefore={list.nextBefore}
        searchLabel={t("admin.search")}
      />
    </>
  );
}
