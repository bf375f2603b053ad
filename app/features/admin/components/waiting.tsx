/** What waits for staff: all kinds in one list that is decided on in place, the urgent first, and how much there is of each. */

import { useTranslation } from "react-i18next";
import { MedianTime } from "~/features/reporting/offered/median-time";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";
import { Card, Section } from "~/kit/section";
import { Tabs } from "~/kit/tabs";
import { TimeAgo } from "~/kit/time";
import { Written } from "~/kit/written";
import type { StaffPanel } from "../admin.service.server";
import { Queue } from "./queue";

function Kinds({ inbox }: Pick<StaffPanel, "inbox">) {
  const { t } = useTranslation("admin");
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {inbox.map(({ name, label, to, waiting, done }) => (
        <li key={name}>
          <Card to={to} className={`h-full ${waiting > 0 ? "border-primary" : ""}`}>
            <span className="block font-medium">{label}</span>
            <span className={`block tabular-nums ${waiting > 0 ? "text-xl font-semibold" : ""}`}>
              {waiting > 0 ? t("panel.waiting", { count: waiting }) : t("panel.nothing")}
            </span>
            <span className="text-sm text-muted">{t("panel.done", { count: done })}</span>
          </Card>
        </li>
      ))}
    </ul>
  );
}

/** What one decided on a moment ago, with a way back. */
function RecentDecisions({ decided }: Pick<StaffPanel, "decided">) {
  const { t } = useTranslation(["kit", "review"]);
  return (
    <ul className="flex flex-col gap-2">
      {decided.map(({ id, inbox, kind, title, said, at }) => (
        <li key={`${inbox}-${id}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong>{title}</strong>
          <span className="text-sm text-muted">
            {kind} · {said} · <TimeAgo at={at} />
          </span>
          <ActionButton fields={{ act: "undo", inbox, id }}>{t("review:moderation.undo")}</ActionButton>
        </li>
      ))}
    </ul>
  );
}

function Pages({ page, hasMore }: Pick<StaffPanel, "page" | "hasMore">) {
  const { t } = useTranslation("kit");
  const link = useQueryLink();
  if (page === 1 && !hasMore) return null;
  return (
    <nav aria-label={t("list.pages")} className="flex gap-3">
      {page > 1 && (
        <Link to={link({ page: null })} className="btn">
          {t("list.first")}
        </Link>
      )}
      {hasMore && (
        <Link to={link({ page: page + 1 })} rel="next" className="btn">
          {t("list.next")}
        </Link>
      )}
    </nav>
  );
}

/** What was decided on of the kind that is looked at. */
function Settled({ settled }: Pick<StaffPanel, "settled">) {
  const { t } = useTranslation("admin");
  return (
    <ul className="flex flex-col gap-2">
      {settled.map(({ id, inbox, title, from, text, answer, said, at, canReopen }) => (
        <li key={id}>
          <details className="rounded-box border border-base-300 p-3">
            <summary className="cursor-pointer">
              <strong>{title}</strong>{" "}
              <span className="text-sm text-muted">
                {from} · {said} · <TimeAgo at={at} />
              </span>
            </summary>
            <Written text={text} className="mt-2 max-w-prose whitespace-pre-line" />
            {answer && <Written text={answer} className="mt-2 max-w-prose border-s-2 border-primary ps-3 whitespace-pre-line" />}
            {canReopen === 1 && (
              <div className="mt-2">
                <ActionButton fields={{ act: "undo", inbox, id }}>{t("panel.reopen")}</ActionButton>
              </div>
            )}
          </details>
        </li>
      ))}
    </ul>
  );
}

export function Waiting({ panel: { inbox, list, page, hasMore, median, decided, settled } }: { panel: StaffPanel }) {
  const { t } = useTranslation("admin");
  const link = useQueryLink();
  const total = inbox.reduce((sum, { waiting }) => sum + waiting, 0);
  const chosen = inbox.find(({ isShown }) => isShown);
  const tabs = [
    { to: link({ kind: null, page: null }), label: t("panel.all"), count: total, isActive: !chosen },
    ...inbox.map(({ name, label, waiting, isShown }) => ({
      to: link({ kind: name, page: null }),
      label,
      count: waiting,
      isActive: isShown,
    })),
  ];
  return (
    <>
      <Section id="queue" title={t("queue.label")} act={<MedianTime median={median} />}>
        <div className="flex flex-col gap-4">
          <Tabs label={t("panel.kinds")} tabs={tabs} />
          <Queue list={list} />
          <Pages page={page} hasMore={hasMore} />
        </div>
      </Section>
      {decided.length > 0 && (
        <Section title={t("panel.decided")}>
          <RecentDecisions decided={decided} />
        </Section>
      )}
      {settled.length > 0 && (
        <Section title={t("panel.settled")}>
          <Settled settled={settled} />
        </Section>
      )}
      <Section title={t("panel.lists")}>
        <Kinds inbox={inbox} />
      </Section>
    </>
  );
}
