/** The facts of a kind of error, and the button that resolves or reopens it. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { FactList } from "~/kit/fact-list";
import { formatNumber } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";

export interface ErrorGroupView {
  fingerprint: string;
  source: "server" | "client";
  route: string;
  count: number;
  firstSeenAt: number;
  lastSeenAt: number;
  resolvedAt: number | null;
}

export function StateButton({ isResolved }: { isResolved: boolean }) {
  const { t } = useTranslation("errors");
  return isResolved ? (
    <ActionButton fields={{ act: "reopen" }} className="">
      {t("one.reopen")}
    </ActionButton>
  ) : (
    <ActionButton fields={{ act: "resolve" }} className="btn-primary">
      {t("one.resolve")}
    </ActionButton>
  );
}

export function ErrorBadges({ group: { source, resolvedAt } }: { group: ErrorGroupView }) {
  const { t } = useTranslation("errors");
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge level={source === "server" ? "error" : "warning"}>{t(`source.${source}`)}</Badge>
      <Badge level={resolvedAt === null ? "info" : "success"}>{t(resolvedAt === null ? "one.isOpen" : "one.isResolved")}</Badge>
      {resolvedAt !== null && <span className="text-muted">{t("one.resolvedHint")}</span>}
    </p>
  );
}

export function ErrorFacts({ group }: { group: ErrorGroupView }) {
  const { t } = useTranslation("errors");
  const { locale } = useWords();
  // biome-ignore-start lint/correctness/useJsxKeyInIterable: a pair is no list; FactList sets the keys
  const facts: [string, ReactNode][] = [
    [t("one.route"), <code>{group.route}</code>],
    [t("one.count"), formatNumber(group.count, locale)],
    [t("one.firstSeen"), <DateText at={group.firstSeenAt} style="dateTime" />],
    [t("one.lastSeen"), <DateText at={group.lastSeenAt} style="dateTime" />],
    ...(group.resolvedAt === null
      ? []
      : [[t("one.resolvedAt"), <DateText at={group.resolvedAt} style="dateTime" />] as [string, ReactNode]]),
    [t("one.fingerprint"), <code>{group.fingerprint}</code>],
  ];
  // biome-ignore-end lint/correctness/useJsxKeyInIterable: a pair is no list; FactList sets the keys
  return <FactList facts={facts} className="rounded-box border border-base-300 p-4 sm:grid-cols-2 lg:grid-cols-3" />;
}
