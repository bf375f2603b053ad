/** Small marks: a word on a tint, and the state of a contribution. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export type BadgeLevel = "neutral" | "info" | "success" | "warning" | "error" | "primary";

const LOOKS: Record<BadgeLevel, string> = {
  neutral: "border-base-content/40 text-base-content",
  info: "border-info text-info",
  success: "border-success text-success",
  warning: "border-warning text-warning",
  error: "border-error text-error",
  primary: "border-primary text-primary",
};

export function Badge({ level = "neutral", children }: { level?: BadgeLevel; children: ReactNode }) {
  return (
    <span
      className={`inline-flex w-fit max-w-full items-center gap-1 wrap-anywhere rounded border px-1.5 py-0.5 text-xs font-bold ${LOOKS[level]}`}
    >
      {children}
    </span>
  );
}

const STATUSES = {
  waiting: "warning",
  approved: "success",
  rejected: "error",
  deleted: "neutral",
  published: "success",
  hidden: "neutral",
  draft: "neutral",
  archived: "neutral",
} as const satisfies Record<string, BadgeLevel>;

/** The states that collections know. */
export type Status = keyof typeof STATUSES;

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation("kit");
  return <Badge level={STATUSES[status]}>{t(`status.${status}`)}</Badge>;
}
