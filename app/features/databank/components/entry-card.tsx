/** One entry: the grade as bars, then what its author tells. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCourseWords } from "~/features/courses/offered/use-course-words";
import { Badge } from "~/kit/badge";
import { formatPercent } from "~/kit/format";
import { ReportLink } from "~/kit/report-link";
import { useWords } from "~/kit/use-words";
import { Written } from "~/kit/written";
import type { DatabankEntry } from "../databank.service.server";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-sm font-semibold text-muted">{title}</h3>
      <div className="whitespace-pre-line">{children}</div>
    </div>
  );
}

function GradeParts({ parts }: { parts: DatabankEntry["gradeParts"] }) {
  const { locale } = useWords();
  return (
    <ul className="mt-1 flex max-w-md flex-col gap-1.5">
      {parts.map(({ name, weight }, index) => (
        <li key={`${index}${name}`} className="grid grid-cols-[8rem_minmax(0,1fr)_3rem] items-center gap-2 text-sm">
          <span>{name}</span>
          <span className="h-2.5 rounded-full bg-base-200" aria-hidden>
            <span className="block h-full rounded-full bg-primary" style={{ width: `${weight}%` }} />
          </span>
          <span className="text-end tabular-nums">{formatPercent(weight, locale)}</span>
        </li>
      ))}
    </ul>
  );
}

export function EntryCard({ entry }: { entry: DatabankEntry }) {
  const { t } = useTranslation("databank");
  const { term, person } = useCourseWords();
  return (
    <article id={entry.entryId} className="flex flex-col gap-4 border-b border-base-300 py-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <strong>{term(entry.term)}</strong>
        <span>{entry.instructorName ? person(entry.instructorName) : t("one.notListed")}</span>
        {entry.isMine && <Badge level="primary">{t("one.mine")}</Badge>}
      </header>
      <Part title={t("one.parts")}>
        <GradeParts parts={entry.gradeParts} />
      </Part>
      <Part title={t("one.exams")}>
        <Written as="span" text={entry.examKinds} />
      </Part>
      <Part title={t("one.topics")}>
        <Written as="span" text={entry.topics} />
      </Part>
      {entry.boundaries && (
        <Part title={t("one.boundaries")}>
          <Written as="span" text={entry.boundaries} />
        </Part>
      )}
      {entry.resources && (
        <Part title={t("one.resources")}>
          <Written as="span" text={entry.resources} />
        </Part>
      )}
      {entry.advice && (
        <Part title={t("one.advice")}>
          <Written as="span" text={entry.advice} />
        </Part>
      )}
      {!entry.isMine && (
        <footer className="-my-1 self-end">
          <ReportLink
            subjectId={entry.entryId}
            of={[entry.instructorName && person(entry.instructorName), term(entry.term)].filter(Boolean).join(", ")}
          />
        </footer>
      )}
    </article>
  );
}
