/** What one has asked and isn't let in yet. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { Link } from "~/kit/link";
import { TimeAgo } from "~/kit/time";
import type { OwnRequest } from "../panel.repository.server";

export function OwnRequests({ requests }: { requests: OwnRequest[] }) {
  const { t } = useTranslation("community");
  return (
    <ul className="divide-y divide-base-300 border-y border-base-300">
      {requests.map(({ slug, name, status, askedAt }) => (
        <li key={slug} className="flex flex-wrap items-center justify-between gap-3 p-3">
          <Link to={`/community/demo/${slug}`} className="link font-semibold" prefetch="intent">
            {name}
          </Link>
          <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Badge level={status === "waiting" ? "warning" : "neutral"}>
              {t(status === "waiting" ? "requests.waits" : "requests.wasRejected")}
            </Badge>
            <TimeAgo at={askedAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
