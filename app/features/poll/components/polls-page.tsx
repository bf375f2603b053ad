/** Polls for staff: those that are open or closed, with what can be done with each. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Pager, Total } from "~/kit/pager";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { useQueryLink } from "~/kit/search-links";
import { Tabs } from "~/kit/tabs";
import { DateText } from "~/kit/time";
import type { listPolls } from "../poll.service.server";

type Page = Awaited<ReturnType<typeof listPolls>>;
type Row = Page["items"][number];

const STATES = ["open", "closed"] as const;

function Acts({ poll: { pollId, question, isClosed, hasVotes } }: { poll: Row }) {
  const { t } = useTranslation("poll");
  const { t: kit } = useTranslation("kit");
  const close = { title: t("list.closeTitle"), text: t("list.closeText"), confirmLabel: t("list.close") };
  const remove = {
    title: kit("moderation.deleteOneTitle", { title: question }),
    confirmLabel: kit("acts.remove"),
    level: "error" as const,
  };
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {!isClosed && (
        <>
          <Link to={`/poll/edit/${pollId}`} className="btn btn-sm" aria-label={`${kit("acts.edit")}: ${question}`}>
            {kit("acts.edit")}
          </Link>
          <ActionButton fields={{ act: "close", id: pollId }} confirm={close} label={`${t("list.close")}: ${question}`}>
            {t("list.close")}
          </ActionButton>
        </>
      )}
      {!hasVotes && (
        <ActionButton fields={{ act: "delete", id: pollId }} confirm={remove} label={`${kit("acts.remove")}: ${question}`}>
          {kit("acts.remove")}
        </ActionButton>
      )}
    </div>
  );
}

interface PollsPageProps {
  page: Page;
  name: "all" | "personal" | "admin-all";
}

export function PollsPage({ page, name }: PollsPageProps) {
  const { t } = useTranslation("poll");
  const link = useQueryLink();
  const { items, state, counts } = page;
  const tabs = STATES.map((each) => ({
    to: link({ state: each }),
    label: t(`states.${each}`),
    isActive: each === state,
    count: counts[each],
  }));
  const columns: Column<Row>[] = [
    {
      key: "question",
      header: t("list.question"),
      isPrimary: true,
      cell: ({ pollId, question }) => (
        <Link to={`/poll/one/${pollId}`} className="link">
          {question}
        </Link>
      ),
    },
    { key: "kind", header: t("fields.kind"), cell: ({ kind }) => <Badge>{t(`kinds.${kind}`)}</Badge> },
    { key: "closes", header: t("list.closes"), cell: ({ closesAt }) => <DateText at={closesAt} style="dateTime" /> },
    { key: "creator", header: t("list.creator"), cell: ({ creator }) => creator ?? "—" },
    { key: "acts", header: t("fields.act"), align: "end", cell: (poll) => <Acts poll={poll} /> },
  ];
  const add = (
    <Link to="/poll/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t(`pages.${name}`)} lead={t("list.lead")} act={add} />
      <Tabs label={t("list.state")} tabs={tabs} />
      <div className="my-4">
        <Total {...page} />
      </div>
      {items.length === 0 ? (
        <EmptyState title={t("list.none")} act={add} />
      ) : (
        <ResponsiveTable
          caption={t(`pages.${name}`)}
          columns={name === "personal" ? columns.filter(({ key }) => key !== "creator") : columns}
          rows={items}
          rowKey={({ pollId }) => pollId}
        />
      )}
      <Pager {...page} />
    </>
  );
}
