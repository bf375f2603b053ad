/** Telling of an experience, and changing what one told. */
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import type { PoolEntry } from "../mental-health.service.server";
import type { PoolName } from "../pools.rules";
import { CalmFrame } from "./calm-frame";
import { EntryForm, formValues } from "./entry-form";

export function AddPage({ pool }: { pool: PoolName }) {
  const { t } = useTranslation("mental-health");
  return (
    <CalmFrame removalOf={`/${pool}/all`}>
      <div className="max-w-2xl">
        <PageHeader
          title={t(`pages.${pool}-add`)}
          lead={t("form.lead")}
          breadcrumb={[{ label: t(`pages.${pool}-all`), to: `/${pool}/all` }, { label: t("list.add") }]}
        />
        <EntryForm submitLabel={t("form.send")} />
      </div>
    </CalmFrame>
  );
}

export function EditPage({ pool, entry }: { pool: PoolName; entry: PoolEntry | null }) {
  const { t } = useTranslation("mental-health");
  const { t: kit } = useTranslation("kit");
  const toMine = (
    <Link to={`/${pool}/all?view=mine`} className="btn btn-primary">
      {t("list.mine")}
    </Link>
  );
  return (
    <CalmFrame removalOf={entry?.entryId ?? `/${pool}/all`}>
      <div className="max-w-2xl">
        <PageHeader
          title={t(`pages.${pool}-edit`)}
          lead={entry ? t("form.editLead") : undefined}
          breadcrumb={[{ label: t(`pages.${pool}-all`), to: `/${pool}/all` }, { label: kit("acts.edit") }]}
        />
        {entry ? (
          <EntryForm defaultValue={formValues(entry)} version={entry.version} submitLabel={kit("acts.save")} />
        ) : (
          <EmptyState title={t("form.noEntry")} act={toMine} />
        )}
      </div>
    </CalmFrame>
  );
}
