/** Whether everything runs, for admins. */

import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { StatTile } from "~/kit/figures";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { TimeAgo } from "~/kit/time";
import type { StaffPanel } from "../admin.service.server";
import { Messages, Skipped } from "./messages";

export function Health({ health }: { health: NonNullable<StaffPanel["health"]> }) {
  const { t } = useTranslation("admin");
  const errors = (
    <Link to="/admin/errors" className="link">
      {health.openErrors}
    </Link>
  );
  return (
    <Section id="health" title={t("panel.health")}>
      {health.isWithoutAddress && (
        <p role="alert" className="alert alert-error mb-4">
          {t("panel.noSiteOrigin")}
        </p>
      )}
      {health.unnamed.length > 0 && (
        <p role="alert" className="alert alert-warning mb-4 block">
          {t("panel.unnamed", { services: health.unnamed.map((service) => t(`panel.services.${service as "mail"}`)).join(", ") })}{" "}
          <Link to="/admin/settings/processors" className="link">
            {t("panel.nameThem")}
          </Link>
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-3">
        <StatTile label={t("panel.openErrors")} value={errors} />
        <StatTile label={t("panel.failedMails")} value={health.failedMails} />
        <StatTile label={t("panel.dead")} value={health.dead.length} />
      </div>
      <Messages health={health} />
      <h3 className="mt-6 mb-2 font-semibold">{t("panel.jobs")}</h3>
      {health.jobs.length === 0 && <p>{t("panel.noJobs")}</p>}
      <ul className="flex flex-col gap-2">
        {health.jobs.map(({ job, isOk, isLate, ranAt, note }) => (
          <li key={job} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <strong>{job}</strong>
            <Badge level={isOk ? "success" : "error"}>{isOk ? t("panel.ok") : t("panel.failed")}</Badge>
            {isLate && <Badge level="warning">{t("panel.late")}</Badge>}
            <TimeAgo at={ranAt} />
            <span className="text-muted">{note}</span>
          </li>
        ))}
      </ul>
      <Skipped health={health} />
    </Section>
  );
}
