/** What somebody else saved while this form was open: the fields in which it differs from what was typed. */
import { useTranslation } from "react-i18next";
import { useWords } from "~/kit/use-words";
import type { CourseEditPage } from "../course-edit.service.server";
import { valuesOf } from "./course-edit-form";

interface EditConflictProps {
  page: CourseEditPage;
  typed: Record<string, unknown>;
}

export function EditConflict({ page, typed }: EditConflictProps) {
  const { t } = useTranslation("upkeep");
  const { say } = useWords();
  const differing = Object.entries(valuesOf(page)).filter(([name, now]) => String(typed[name] ?? "") !== now);
  return (
    <div role="alert" className="alert alert-warning mb-6 flex-col items-start">
      <p className="font-semibold">{t("edit.conflictTitle")}</p>
      <p>{t("edit.conflictText")}</p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {differing.map(([name, now]) => (
          <div key={name} className="contents">
            <dt className="font-medium">{say(`catalog:fields.${name}`)}</dt>
            <dd className="whitespace-pre-line">{now || t("edit.unknown")}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
