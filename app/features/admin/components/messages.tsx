/** Messages that didn't go, with a way to send them again, and what jobs had to skip. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { TimeAgo } from "~/kit/time";
import type { StaffPanel } from "../admin.service.server";

type Health = { health: NonNullable<StaffPanel["health"]> };

/** Reasons of our own have words; a provider's stand as they came. */
function useReason() {
  const { t, i18n } = useTranslation("admin");
  return (reason: string | null) =>
    reason && i18n.exists(`admin:messages.reasons.${reason}`) ? t(`messages.reasons.${reason}` as never) : reason;
}

export function Messages({ health: { messages, failedMails } }: Health) {
  const { t } = useTranslation("admin");
  const wordsFor = useReason();
  if (messages.length === 0) return null;
  return (
    <>
      <div className="mt-6 mb-2 flex flex-wrap items-center gap-3">
        <h3 className="font-semibold">{t("messages.title")}</h3>
        {failedMails > 1 && <ActionButton fields={{ act: "retry" }}>{t("messages.retryAll")}</ActionButton>}
      </div>
      <ul className="flex flex-col gap-2">
        {messages.map(({ outboxId, kind, about, status, attempts, lastError, createdAt, nextAttemptAt }) => (
          <li key={outboxId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <strong>{about ?? kind}</strong>
            <Badge level={status === "failed" ? "error" : "warning"}>{t(status === "failed" ? "messages.dead" : "messages.waits")}</Badge>
            <TimeAgo at={createdAt} />
            <span className="text-muted">{t("messages.attempts", { count: attempts })}</span>
            <span className="text-muted">{wordsFor(lastError)}</span>
            {status === "failed" ? (
              <ActionButton fields={{ act: "retry", message_id: outboxId }}>{t("messages.retry")}</ActionButton>
            ) : (
              <span className="text-muted">
                {t("messages.next")} <TimeAgo at={nextAttemptAt} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Skipped({ health: { skipped } }: Health) {
  const { t } = useTranslation("admin");
  if (skipped.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 font-semibold">{t("messages.skipped")}</h3>
      <ul className="flex flex-col gap-2">
        {skipped.map(({ job, attempts, nextAttemptAt, errorId }) => (
          <li key={errorId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <strong>{job}</strong>
            <Link to={`/admin/error/${errorId}`} className="link">
              {errorId}
            </Link>
            <span className="text-muted">{t("messages.attempts", { count: attempts })}</span>
            <span className="text-muted">
              {t("messages.next")} <TimeAgo at={nextAttemptAt} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
