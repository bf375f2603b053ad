/** One experience: what it tells, and for staff the decision on it. */
import { useTranslation } from "react-i18next";
import { MAX_REASON } from "~/engines/review/decision";
import { rejectionTemplates } from "~/engines/review/templates";
import { Badge, StatusBadge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TemplatePicker } from "~/kit/forms/template-picker";
import { TextArea } from "~/kit/forms/text-area";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { PoolEntry, readEntryPage } from "../mental-health.service.server";
import type { PoolName } from "../pools.rules";
import { CalmFrame } from "./calm-frame";
import { ConfirmFirst } from "./confirm-first";
import { EntryFacts, useEntryTitle } from "./entry-facts";
import { ReportList } from "./report-list";

interface EntryPageProps {
  pool: PoolName;
  entryId: string;
  /** Null while staff have to confirm that it is they. */
  entry: PoolEntry | null;
  /** What people say of it, for staff who confirmed. */
  reports: Awaited<ReturnType<typeof readEntryPage>>["reports"];
  /** What the reader may decide. */
  staff: "none" | "moderator" | "admin";
}

/** Staff read the whole entry here before they decide; their list says none of its words. */
function Decide({ entry: { entryId, status, isMine }, staff }: { entry: PoolEntry } & Pick<EntryPageProps, "staff">) {
  const { t, i18n } = useTranslation(["kit", "review"]);
  const { t: own } = useTranslation(["mental-health", "review"]);
  if (isMine) return <p className="text-sm text-muted">{t("review:moderation.own")}</p>;
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <PlainForm feature="kit" isGuarded={false}>
        <input type="hidden" name="ids[0]" value={entryId} />
        <TemplatePicker templates={rejectionTemplates} locale={i18n.language === "tr" ? "tr" : "en"} into="reason" />
        <TextArea name="reason" rows={2} maxLength={MAX_REASON} isOptional />
        <div className="flex flex-wrap gap-3">
          {status !== "approved" && (
            <SubmitButton name="decision" value="approve">
              {t("acts.approve")}
            </SubmitButton>
          )}
          {status !== "rejected" && (
            <SubmitButton name="decision" value="reject" className="btn-error">
              {t("acts.reject")}
            </SubmitButton>
          )}
        </div>
      </PlainForm>
      {staff === "admin" && (
        <ActionButton
          fields={{ act: "purge" }}
          className="btn-sm"
          confirm={{ title: own("one.purgeTitle"), text: own("one.purgeText"), confirmLabel: own("one.purge"), level: "error" }}
        >
          {own("one.purge")}
        </ActionButton>
      )}
    </div>
  );
}

function Passage({ title, children }: { title: string; children: string }) {
  return (
    <Section title={title}>
      <p className="max-w-prose whitespace-pre-line">{children}</p>
    </Section>
  );
}

export function EntryPage(props: EntryPageProps) {
  const { pool, entryId, entry } = props;
  const { t } = useTranslation("mental-health");
  if (entry) return <OpenEntry {...props} entry={entry} />;
  return (
    <CalmFrame removalOf={entryId}>
      <PageHeader
        title={t(`pages.${pool}-one`)}
        breadcrumb={[{ label: t(`pages.${pool}-all`), to: `/${pool}/all` }, { label: t(`pages.${pool}-one`) }]}
      />
      <ConfirmFirst here={`/${pool}/one/${entryId}`} />
    </CalmFrame>
  );
}

function OpenEntry({ pool, entry, reports, staff }: EntryPageProps & { entry: PoolEntry }) {
  const { t } = useTranslation(["mental-health", "review"]);
  const { t: kit } = useTranslation(["kit", "review"]);
  const title = useEntryTitle()(entry);
  const { entryId, status, isMine, canEdit, reviewReason, experience, reach, month } = entry;
  const edit = canEdit && (
    <Link to={`/${pool}/edit?id=${entryId}`} className="btn">
      {kit("acts.edit")}
    </Link>
  );
  return (
    <CalmFrame removalOf={entryId}>
      <PageHeader
        title={title}
        act={edit}
        breadcrumb={[{ label: t(`pages.${pool}-all`), to: `/${pool}/all` }, { label: t(`pages.${pool}-one`) }]}
      >
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <DateText at={month} style="month" />
          {isMine && <Badge level="primary">{t("one.mine")}</Badge>}
          {status !== "approved" && <StatusBadge status={status} />}
        </p>
        {status === "rejected" && reviewReason && (
          <p className="border-s-2 border-error ps-3">{kit("moderation.rejectedFor", { reason: reviewReason })}</p>
        )}
      </PageHeader>
      <EntryFacts entry={entry} />
      <Passage title={t("one.experience")}>{experience}</Passage>
      {reach && <Passage title={t("fields.reach")}>{reach}</Passage>}
      <p className="mt-6 text-sm text-muted">{t("landing.notAdvice")}</p>
      {staff !== "none" && !isMine && (
        <Section title={t("one.reports")}>
          <ReportList reports={reports} here={`/${pool}/one/${entryId}`} />
        </Section>
      )}
      {staff !== "none" && (
        <Section title={kit("review:moderation.decide")}>
          <Decide entry={entry} staff={staff} />
        </Section>
      )}
    </CalmFrame>
  );
}
