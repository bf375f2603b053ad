/** One information project as it is read: who may, how it goes, what to look out for. */

import { useTranslation } from "react-i18next";
import { LinkedText } from "~/kit/linked-text";
import { MarkupText } from "~/kit/markup";
import CircleAlert from "~icons/lucide/circle-alert";
import Link2 from "~icons/lucide/link-2";
import type { ProjectView } from "../information.service.server";

interface ListProps {
  title: string;
  lines: string[];
  isNumbered?: boolean;
}

function Lines({ title, lines, isNumbered }: ListProps) {
  if (lines.length === 0) return null;
  const items = lines.map((line, at) => (
    // Lines of one list never change places.
    <li key={at}>
      <LinkedText text={line} />
    </li>
  ));
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      {isNumbered ? (
        <ol className="flex list-decimal flex-col gap-1 ps-6">{items}</ol>
      ) : (
        <ul className="flex list-disc flex-col gap-1 ps-5">{items}</ul>
      )}
    </div>
  );
}

function Warnings({ lines }: { lines: string[] }) {
  const { t } = useTranslation("information");
  if (lines.length === 0) return null;
  return (
    <div className="rounded-box border border-warning bg-warning/10 p-4">
      <h3 className="mb-1 flex items-center gap-2 font-semibold">
        <CircleAlert size={18} aria-hidden />
        {t("fields.warnings")}
      </h3>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {lines.map((line, at) => (
          <li key={at}>
            <LinkedText text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ProjectSection({ project, children }: { project: ProjectView; children?: React.ReactNode }) {
  const { t } = useTranslation("information");
  const { projectId, name, description, requirements, steps, warnings, notes } = project;
  return (
    <section id={projectId} aria-labelledby={`${projectId}-title`} className="flex max-w-prose scroll-mt-20 flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${projectId}-title`} className="text-xl font-semibold">
          {name}
        </h2>
        <a
          href={`#${projectId}`}
          className="inline-flex min-h-6 items-center gap-1.5 text-sm text-muted print:hidden"
          aria-label={t("list.linkTo", { name })}
        >
          <Link2 size={16} aria-hidden />
          {t("list.link")}
        </a>
      </div>
      <MarkupText blocks={description} />
      <Lines title={t("fields.access_requirements")} lines={requirements} />
      <Lines title={t("fields.process_steps")} lines={steps} isNumbered />
      <Warnings lines={warnings} />
      <Lines title={t("fields.notes")} lines={notes} />
      {children}
    </section>
  );
}
