/** One application: what to check, and what can be done about it. */

import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StatusBadge } from "~/kit/badge";
import { FactList } from "~/kit/fact-list";
import { ActionButton } from "~/kit/forms/action-button";
import { DateText, TimeAgo } from "~/kit/time";
import { Written } from "~/kit/written";
import Check from "~icons/lucide/check";
import ExternalLink from "~icons/lucide/external-link";
import type { Application } from "../graduates.service.server";
import { RejectButton } from "./reject-button";

interface ApplicationCardProps {
  application: Application;
  /** What the page's form was answered without scripts, if it was. */
  result: SubmissionResult | null;
}

function Proof({ link }: { link: string }) {
  return (
    <a href={link} target="_blank" rel="nofollow ugc noopener noreferrer" className="link inline-flex items-center gap-1.5">
      <span>{link}</span>
      <ExternalLink size={16} aria-hidden className="shrink-0" />
    </a>
  );
}

function Facts({ application }: { application: Application }) {
  const { t } = useTranslation("graduates");
  const { email, phone, departmentName, graduationYear, diplomaNumber, alumniLink, locale, reviewedAt } = application;
  // biome-ignore-start lint/correctness/useJsxKeyInIterable: a pair is no list; FactList sets the keys
  const facts: [string, ReactNode][] = [
    [t("fields.department_id"), departmentName],
    [t("fields.graduation_year"), graduationYear],
    [t("fields.diploma_number"), diplomaNumber && <span className="select-all">{diplomaNumber}</span>],
    [t("fields.alumni_link"), alumniLink && <Proof link={alumniLink} />],
    [
      t("fields.user_email"),
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>,
    ],
    [
      t("fields.phone"),
      <a href={`tel:${phone.replace(/[^\d+]/g, "")}`} className="link whitespace-nowrap">
        {phone}
      </a>,
    ],
    [t("list.writes"), locale === "tr" ? t("list.turkish") : t("list.english")],
    [t("list.decided"), reviewedAt !== null && <DateText at={reviewedAt} style="dateTime" />],
  ];
  // biome-ignore-end lint/correctness/useJsxKeyInIterable: a pair is no list; FactList sets the keys
  return <FactList facts={facts} className="grid-cols-2 lg:grid-cols-3" />;
}

function Acts({ application, result }: ApplicationCardProps) {
  const { t } = useTranslation("graduates");
  const { t: kit } = useTranslation("kit");
  const { applicationId, name, email, isMine } = application;
  if (isMine) return <p className="text-sm text-muted">{t("list.own")}</p>;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <ActionButton
        fields={{ application_id: applicationId, decision: "approve" }}
        className="btn-primary"
        label={t("list.approveOne", { name })}
        confirm={{
          title: t("list.approveTitle", { name }),
          text: t("list.approveText", { email }),
          confirmLabel: kit("acts.approve"),
        }}
      >
        <Check size={18} aria-hidden />
        {kit("acts.approve")}
      </ActionButton>
      <RejectButton applicationId={applicationId} name={name} result={result} />
    </div>
  );
}

export function ApplicationCard({ application, result }: ApplicationCardProps) {
  const { t } = useTranslation("graduates");
  const { applicationId, name, status, createdAt, note, reason } = application;
  return (
    <article aria-labelledby={applicationId} className="flex flex-col gap-4 border-b border-base-300 py-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={applicationId} className="text-lg font-semibold">
          {name}
        </h2>
        <StatusBadge status={status} />
        <span className="text-sm text-muted">
          {t("list.sent")} <TimeAgo at={createdAt} />
        </span>
      </header>
      <Facts application={application} />
      {note && <Written text={note} className="max-w-prose whitespace-pre-line border-s-2 border-base-300 ps-3" />}
      {reason && <p className="border-s-2 border-error ps-3">{t("list.reasonGiven", { reason })}</p>}
      {status === "waiting" && <Acts application={application} result={result} />}
    </article>
  );
}
