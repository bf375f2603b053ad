/** What staff did, one below the other: who did what, when, why, and what it changed. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import type { Act } from "../audit.service.server";

function OneAct({ act }: { act: Act }) {
  const { t } = useTranslation("audit");
  const { actorId, actorName, said, kind, subjectId, subjectName, to, changes, reason, createdAt } = act;
  return (
    <li className="flex flex-col gap-1 py-3 sm:flex-row sm:items-baseline sm:gap-4">
      <div className="min-w-0 grow">
        <p className="wrap-anywhere">
          {actorId ? (
            <Link to={`/admin/users/${actorId}`} className="link link-hover font-semibold">
              {actorName}
            </Link>
          ) : (
            <span className="font-semibold">{actorName}</span>
          )}{" "}
          {said}
        </p>
        {changes.length > 0 && (
          <ul className="text-sm">
            {changes.map(({ name, before, after }) => (
              <li key={name} className="wrap-anywhere">
                <span className="text-muted">{name}:</span> {before} <span aria-hidden>→</span>
                <span className="sr-only">{t("one.became")}</span> {after}
              </li>
            ))}
          </ul>
        )}
        {reason && <p className="text-sm wrap-anywhere">{t("one.reason", { reason })}</p>}
        <p className="text-sm wrap-anywhere text-muted">
          {to ? (
            <Link to={to} className="link">
              {kind} · {subjectName ?? subjectId}
            </Link>
          ) : (
            `${kind} · ${subjectName ?? subjectId}`
          )}
          {subjectName !== null && <> · {subjectId}</>}
        </p>
      </div>
      <p className="shrink-0 text-sm text-muted">
        <DateText at={createdAt} style="dateTime" />
      </p>
    </li>
  );
}

export function ActList({ acts }: { acts: readonly Act[] }) {
  return (
    <ol className="divide-y divide-base-300">
      {acts.map((act) => (
        <OneAct key={act.auditId} act={act} />
      ))}
    </ol>
  );
}
