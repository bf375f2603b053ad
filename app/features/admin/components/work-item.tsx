/** One thing that waits: what it says, who has it in hand, and how to decide on it. */
import type { SubmissionResult } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MAX_REASON } from "~/engines/review/decision";
import { rejectionTemplates } from "~/engines/review/templates";
import { ActionButton } from "~/kit/forms/action-button";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TemplatePicker } from "~/kit/forms/template-picker";
import { TextArea } from "~/kit/forms/text-area";
import { Link } from "~/kit/link";
import { TimeAgo } from "~/kit/time";
import { useHydrated } from "~/kit/use-hydrated";
import type { StaffPanel } from "../admin.service.server";

type Item = StaffPanel["list"][number];

function DecideForm({ inbox, itemId }: { inbox: string; itemId: string }) {
  const { t, i18n } = useTranslation("kit");
  const isHydrated = useHydrated();
  const result = useActionData<{ result?: SubmissionResult | null }>()?.result ?? null;
  const own = result?.initialValue?.id === itemId ? result : null;
  return (
    <details open={own !== null} className="rounded-box border border-base-300">
      <summary className="cursor-pointer px-4 py-3 font-medium">{t("moderation.decide")}</summary>
      <div className="border-t border-base-300 p-4">
        <PlainForm
          feature="kit"
          fetcherKey={isHydrated ? `decide-${itemId}` : undefined}
          result={isHydrated ? undefined : own}
          isGuarded={false}
          className="max-w-prose"
        >
          <HiddenField name="inbox" value={inbox} />
          <HiddenField name="id" value={itemId} />
          <TemplatePicker templates={rejectionTemplates} locale={i18n.language === "tr" ? "tr" : "en"} into="reason" />
          <TextArea name="reason" rows={3} maxLength={MAX_REASON} isOptional />
          <div className="flex flex-wrap gap-3">
            <SubmitButton name="act" value="approve" className="btn-primary">
              {t("acts.approve")}
            </SubmitButton>
            <SubmitButton name="act" value="reject" className="btn-outline btn-error">
              {t("acts.reject")}
            </SubmitButton>
          </div>
        </PlainForm>
      </div>
    </details>
  );
}

function Acts({ item }: { item: Item }) {
  const { t } = useTranslation("kit");
  if (!item.itemId) return null;
  if (item.isMine) return <p className="text-sm text-base-content/80">{t("moderation.own")}</p>;
  if (item.claim === "other") return <p className="text-sm text-base-content/80">{t("moderation.claimedByOther")}</p>;
  return (
    <div className="flex flex-col gap-3">
      {item.claim === "mine" ? (
        <p className="text-sm text-base-content/80">{t("moderation.claimedByMe")}</p>
      ) : (
        <div>
          <ActionButton fields={{ act: "claim", inbox: item.inbox, id: item.itemId }}>{t("moderation.claim")}</ActionButton>
        </div>
      )}
      <DecideForm inbox={item.inbox} itemId={item.itemId} />
    </div>
  );
}

export function WorkItem({ item }: { item: Item }) {
  const { id, kind, title, excerpt, at, to } = item;
  return (
    <article aria-labelledby={id} className="flex flex-col gap-3 rounded-box border border-base-300 p-4">
      <header className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 id={id} className="font-semibold wrap-anywhere">
          <Link to={to} className="link">
            {title}
          </Link>
        </h3>
        <span className="text-sm text-base-content/80">
          {kind} · <TimeAgo at={at} />
        </span>
      </header>
      {excerpt && <p className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">{excerpt}</p>}
      <Acts item={item} />
    </article>
  );
}

/** What one decided on a moment ago, with a way back. */
export function RecentDecisions({ decided }: Pick<StaffPanel, "decided">) {
  const { t } = useTranslation("kit");
  return (
    <ul className="flex flex-col gap-2">
      {decided.map(({ id, inbox, kind, title, status, at }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="wrap-anywhere">{title}</strong>
          <span className="text-sm text-base-content/80">
            {kind} · {t(`status.${status}`)} · <TimeAgo at={at} />
          </span>
          <ActionButton fields={{ act: "undo", inbox, id }}>{t("moderation.undo")}</ActionButton>
        </li>
      ))}
    </ul>
  );
}
