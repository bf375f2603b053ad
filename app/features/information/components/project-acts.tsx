/** What admins do with a project beside its text. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import type { ProjectView } from "../information.service.server";

const actsFor: Record<ProjectView["status"], readonly ("publish" | "archive" | "delete" | "restore")[]> = {
  draft: ["publish", "delete"],
  published: ["archive", "delete"],
  archived: ["publish", "delete"],
  deleted: ["restore"],
};

export function ProjectActs({ project: { projectId, name, status } }: { project: ProjectView }) {
  const { t } = useTranslation("information");
  const { t: kit } = useTranslation("kit");
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Link to={`/information/edit/${projectId}`} prefetch="intent" className="btn btn-sm" aria-label={t("act.editOne", { name })}>
        {kit("acts.edit")}
      </Link>
      {actsFor[status].map((act) => (
        <ActionButton key={act} fields={{ act, id: projectId }} label={t(`act.${act}One`, { name })}>
          {t(`act.${act}`)}
        </ActionButton>
      ))}
    </div>
  );
}
