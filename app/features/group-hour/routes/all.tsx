/** One's own groups that look for an hour. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Card, Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import Plus from "~icons/lucide/plus";
import { useHourWords } from "../components/hour-words";
import { readGroups } from "../group-hour.service.server";

export const handle = pageHandle("group-hour", "all");

export const loader = ({ context }: LoaderFunctionArgs) => readGroups(signedIn(context));

type Group = ReturnType<typeof useLoaderData<typeof loader>>["open"][number];

function GroupList({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation("group-hour");
  const words = useHourWords();
  const standing = ({ meeting, isClosed, isOver }: Group) => {
    if (meeting) return meeting.isCancelled ? t("meeting.cancelled") : words.when(meeting);
    if (isOver) return t("list.unfound");
    return t(isClosed ? "list.closed" : "list.open");
  };
  return (
    <ul>
      {groups.map((group) => (
        <li key={group.groupId}>
          <Card to={`/group-hour/${group.groupId}`}>
            <strong className="block text-lg break-words">{group.title}</strong>
            <span className="flex flex-wrap gap-x-4 text-sm text-muted">
              <span>{standing(group)}</span>
              {!group.meeting && <span>{[...new Set([group.firstDay, group.lastDay])].map(words.day).join(" – ")}</span>}
              <span>{t("list.members", { count: group.memberCount })}</span>
            </span>
          </Card>
        </li>
      ))}
    </ul>
  );
}

export default function GroupHours() {
  const { t } = useTranslation("group-hour");
  const { open, over } = useLoaderData<typeof loader>();
  const add = (
    <Link to="/group-hour/add" className="btn btn-primary">
      <Plus size={18} aria-hidden />
      {t("list.add")}
    </Link>
  );
  const isEmpty = open.length === 0 && over.length === 0;
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.lead")} act={!isEmpty && add} />
      {isEmpty && <EmptyState title={t("list.none")} text={t("list.noneText")} act={add} drawing="calendar" />}
      <GroupList groups={open} />
      {over.length > 0 && (
        <Section title={t("list.over")}>
          <GroupList groups={over} />
        </Section>
      )}
    </>
  );
}
