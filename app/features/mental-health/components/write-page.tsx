/** Telling of an experience, and changing what one told. */
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import type { PoolEntry } from "../mental-health.service.server";
import type { PoolName } from "../pools.rules";
import { CalmFrame } from "./calm-frame";
import { ConfirmFirst } from "./confirm-first";
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

interface EditPageProps {
  pool: PoolName;
  entry: PoolEntry | null;
  /** The entry that staff have to confirm themselves for first. */
  lockedId: string | null;
}

export function EditPage({ pool, entry, lockedId }: EditPageProps) {
  const { t } = useTranslation("mental-health");
  const { t: kit } = useTranslation("kit");
  const isRefused = Boolean(useActionData());
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
        {lockedId && <ConfirmFirst here={`/${pool}/one/${lockedId}`} />}
        {entry || isRefused ? (
          <EntryForm defaultValue={entry ? formValues(entry) : undefined} version={entry?.version} submitLabel={kit("acts.save")} />
        ) : (
          !lockedId && <EmptyState title={t("form.noEntry")} act={toMine} />
        )}
      </div>
    </CalmFrame>
  );
}
