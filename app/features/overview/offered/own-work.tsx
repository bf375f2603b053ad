/** One's own latest: what waits, what is in, and why something isn't. */
import { useTranslation } from "react-i18next";
import { StatusBadge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { TimeAgo } from "~/kit/time";
import type { ShownWork } from "../overview.service.server";

export function OwnWorkList({ items }: { items: readonly ShownWork[] }) {
  const { t } = useTranslation("kit");
  return (
    <ul className="divide-y divide-base-300 border-y border-base-300">
      {items.map(({ id, label, title, to, status, reason, at, appeal }) => (
        <li key={id} className="px-4 py-3">
          <div className="flex items-start justify-between gap-x-4">
            <Link to={to} prefetch="intent" className="link link-hover min-w-0 font-medium">
              {title}
            </Link>
            <span className="shrink-0">
              <StatusBadge status={status} />
            </span>
          </div>
          <p className="text-sm text-muted">
            {label} · <TimeAgo at={at} />
          </p>
          {reason && <p className="mt-1 text-sm">{t("moderation.rejectedFor", { reason })}</p>}
          {appeal && (
            <Link to={appeal} className="link text-sm">
              {t("moderation.appeal")}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
