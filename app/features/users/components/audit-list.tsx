/** What staff did, the latest first: who, what, when, why, and what it changed. */

import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { TimeAgo } from "~/kit/time";
import { useWords } from "~/kit/use-words";

export interface AuditAct {
  auditId: string;
  act: string;
  actorId: string | null;
  actorName: string | null;
  subjectType: string;
  subjectId: string;
  before: unknown;
  after: unknown;
  reason: string | null;
  createdAt: number;
}

type Facts = Record<string, unknown>;

const isFacts = (value: unknown): value is Facts => typeof value === "object" && value !== null && !Array.isArray(value);

/** What differs, as name, old and new value. */
function changesOf({ before, after }: AuditAct): [string, unknown, unknown][] {
  const [old, next] = [isFacts(before) ? before : {}, isFacts(after) ? after : {}];
  const names = Object.keys(isFacts(after) ? next : old);
  return names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(next[name])).map((name) => [name, old[name], next[name]]);
}

/** Says values as people read them. */
function useValues() {
  const { t } = useTranslation("users");
  const { locale } = useWords();
  return (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === "") return t("one.nothing");
    if (typeof value === "boolean") return t(value ? "one.yes" : "one.no");
    if (typeof value === "number" && /_(at|until)$/.test(name)) return formatDate(value, locale, "dateTime");
    return Array.isArray(value) ? value.join(", ") || t("one.nothing") : String(value);
  };
}

export function AuditList({ acts, isByThem }: { acts: AuditAct[]; isByThem?: boolean }) {
  const { t } = useTranslation("users");
  const { say, exists } = useWords();
  if (acts.length === 0) return <p>{t("one.noActs")}</p>;
  const nameOf = (act: string) => {
    const key = `users:audit.${act}`;
    return exists(key) ? say(key) : act;
  };
  return (
    <ol className="flex flex-col gap-3">
      {acts.map((act) => (
        <li key={act.auditId} className="rounded-box border border-base-300 p-4 text-sm">
          <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
            <strong>{nameOf(act.act)}</strong>
            {isByThem ? <Subject act={act} /> : <span>{t("one.by", { name: act.actorName ?? t("one.system") })}</span>}
            <span className="text-muted">
              <TimeAgo at={act.createdAt} />
            </span>
          </p>
          {act.reason && <p className="mt-1">{act.reason}</p>}
          <Changes act={act} />
        </li>
      ))}
    </ol>
  );
}

function Subject({ act: { subjectType, subjectId } }: { act: AuditAct }) {
  if (subjectType !== "user") return <code className="wrap-anywhere">{subjectId}</code>;
  return (
    <Link to={`/admin/users/${subjectId}`} className="link">
      {subjectId}
    </Link>
  );
}

function Changes({ act }: { act: AuditAct }) {
  const { say, exists } = useWords();
  const textOf = useValues();
  const changes = changesOf(act);
  if (changes.length === 0) return null;
  const labelOf = (name: string) => (exists(`users:fields.${name}`) ? say(`users:fields.${name}`) : name);
  return (
    <ul className="mt-2 flex flex-col gap-0.5 text-muted">
      {changes.map(([name, old, next]) => (
        <li key={name} className="wrap-anywhere">
          {labelOf(name)}: {textOf(name, old)} → {textOf(name, next)}
        </li>
      ))}
    </ul>
  );
}
