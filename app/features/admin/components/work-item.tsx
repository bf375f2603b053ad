/** One thing that waits, whole: what it says, who has it in hand, and how to decide on it. */

import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useFetcher } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MAX_ANSWER, MAX_REASON } from "~/engines/review/decision";
import type { WorkDecision } from "~/engines/review/inbox.server";
import { rejectionTemplates } from "~/engines/review/templates";
import type { Known } from "~/features/reporting/checks.service.server";
import { AnswerFields } from "~/features/reporting/offered/answer-fields";
import { useAuthorLocale } from "~/kit/author-locale";
import { Badge } from "~/kit/badge";
import { DossierView } from "~/kit/dossier-view";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TemplatePicker } from "~/kit/forms/template-picker";
import { TextArea } from "~/kit/forms/text-area";
import { Link } from "~/kit/link";
import { TimeAgo } from "~/kit/time";
import { showToast } from "~/kit/toasts";
import { useHydrated } from "~/kit/use-hydrated";
import { useWords } from "~/kit/use-words";
import { Written } from "~/kit/written";
import type { StaffPanel } from "../admin.service.server";

export type Item = StaffPanel["list"][number];

/** What was done, as the action answers a script. `requestId` tells one answer from another. */
export interface Done {
  requestId: string;
  act: "claim" | "undo" | WorkDecision["decision"];
  inbox: string;
  id: string;
  /** It was a known one, to which nothing happens: whether the answer is what had been decided. */
  known: Known | null;
}

export interface WorkAnswer {
  done?: Done;
  result?: SubmissionResult;
}

export const fetcherKeyOf = (item: Item) => `work-${item.id}`;

/** Says why an act was refused, unless its form says so beside a field. */
export function sayRefusal({ result }: WorkAnswer): void {
  const { "": reasons } = result?.error ?? {};
  if (reasons) showToast(reasons.join(" "), "error");
}

/** Hidden fields of every form of an item. */
function About({ item, next }: { item: Item; next?: string }) {
  const isHydrated = useHydrated();
  return (
    <>
      <input type="hidden" name="inbox" value={item.inbox} />
      <input type="hidden" name="id" value={item.itemId ?? ""} />
      {next && <input type="hidden" name="next" value={next} />}
      {isHydrated && <input type="hidden" name="in_place" value="1" />}
    </>
  );
}

function RejectFields({ item }: { item: Item }) {
  const { t } = useTranslation("kit");
  const locale = useAuthorLocale(item.dossier?.passages);
  return (
    <>
      <TemplatePicker templates={rejectionTemplates} named={rejectionTemplates} locale={locale} into="reason" />
      <TextArea name="reason" rows={2} maxLength={MAX_REASON} />
      <SubmitButton name="act" value="reject" className="self-start btn-error">
        {t("acts.reject")}
      </SubmitButton>
    </>
  );
}

function ReplyFields() {
  const { t } = useTranslation("admin");
  return (
    <>
      <TextArea name="answer" rows={5} maxLength={MAX_ANSWER} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="act" value="reply" className="btn-primary">
          {t("reply.send")}
        </SubmitButton>
        <SubmitButton name="act" value="close" className="btn-outline">
          {t("reply.close")}
        </SubmitButton>
      </div>
    </>
  );
}

function AppealFields() {
  const { t } = useTranslation("admin");
  return (
    <>
      <TextArea name="answer" rows={3} maxLength={MAX_ANSWER} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="act" value="refuse" className="btn-outline">
          {t("appeal.refuse")}
        </SubmitButton>
        <SubmitButton name="act" value="grant" className="btn-primary">
          {t("appeal.grant")}
        </SubmitButton>
      </div>
    </>
  );
}

/** The words that each form's fields are called by. */
const SUMMARIES = {
  reason: "review:moderation.rejectWhy",
  answer: "review:moderation.decide",
  reply: "review:moderation.answer",
  appeal: "review:moderation.decide",
} as const;
const FEATURES = { reason: "kit", answer: "reporting", reply: "admin", appeal: "admin" } as const;

/** What asks for a text, in place: the reason of a rejection, the answer to a report or to a message. */
function TextForm({ item, next }: { item: Item; next?: string }) {
  const { t } = useTranslation(["kit", "review"]);
  const { locale } = useWords();
  const authorLocale = useAuthorLocale(item.dossier?.passages);
  const isHydrated = useHydrated();
  const result = useActionData<WorkAnswer>()?.result ?? null;
  const own = result?.initialValue?.id === item.itemId ? result : null;
  const { asks } = item;
  if (!asks) return null;
  const isRejection = asks === "reason";
  return (
    <details open={own !== null} className="group/decide basis-full">
      <summary
        data-key={isRejection ? "r" : "a r"}
        aria-keyshortcuts={isRejection ? "R" : "A R"}
        className={`btn ${isRejection ? "btn-error" : "btn-primary"}`}
      >
        {t(SUMMARIES[asks])}
      </summary>
      <PlainForm
        feature={FEATURES[asks]}
        fetcherKey={isHydrated ? fetcherKeyOf(item) : undefined}
        result={isHydrated ? undefined : own}
        isGuarded={false}
        className="mt-3 max-w-prose"
      >
        <About item={item} next={next} />
        {isRejection && <RejectFields item={item} />}
        {asks === "reply" && <ReplyFields />}
        {asks === "appeal" && <AppealFields />}
        {asks === "answer" && (
          <AnswerFields
            locale={item.dossier?.locale ?? locale}
            authorLocale={authorLocale}
            hasSubject={(item.dossier?.passages.length ?? 0) > 0}
          />
        )}
      </PlainForm>
    </details>
  );
}

/** Phones show one thing at a time: this leads on without a decision. */
function ToNext({ next }: { next?: string }) {
  const { t } = useTranslation("admin");
  if (!next) return null;
  return (
    <a href={`#${next}`} className="btn btn-ghost self-start sm:hidden">
      {t("queue.keys.j")}
    </a>
  );
}

function Acts({ item, next }: { item: Item; next?: string }) {
  const { t } = useTranslation(["kit", "review", "admin"]);
  const fetcher = useFetcher<WorkAnswer>({ key: fetcherKeyOf(item) });
  const isPending = fetcher.state !== "idle";
  if (!item.itemId)
    return (
      <Link to={item.to} className="btn btn-primary self-start">
        {t("admin:queue.keys.o")}
      </Link>
    );
  if (item.isDecidedByMe) return <p className="text-sm text-muted">{t("review:moderation.decidedByMe")}</p>;
  if (item.isMine) return <p className="text-sm text-muted">{t("review:moderation.own")}</p>;
  if (item.claim === "other") return <p className="text-sm text-muted">{t("review:moderation.claimedByOther")}</p>;
  return (
    <div className="flex flex-wrap items-start gap-2">
      <fetcher.Form method="post" className="contents" onSubmit={(event) => isPending && event.preventDefault()}>
        <About item={item} next={next} />
        {item.asks === "reason" && (
          <button
            type="submit"
            name="act"
            value="approve"
            data-key="a"
            aria-keyshortcuts="A"
            aria-disabled={isPending || undefined}
            className="btn btn-primary"
          >
            {t("acts.approve")}
          </button>
        )}
        {item.claim === "mine" ? (
          <span className="self-center text-sm text-muted">{t("review:moderation.claimedByMe")}</span>
        ) : (
          <button type="submit" name="act" value="claim" data-key="c" aria-keyshortcuts="C" className="btn btn-ghost">
            {t("review:moderation.claim")}
          </button>
        )}
      </fetcher.Form>
      <TextForm item={item} next={next} />
    </div>
  );
}

interface WorkItemProps {
  item: Item;
  /** The element of the thing that comes after it. */
  next?: string;
}

export function WorkItem({ item, next }: WorkItemProps) {
  const { t } = useTranslation(["kit", "review"]);
  const { id, kind, title, excerpt, at, to, dossier, isUrgent } = item;
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      data-item={item.itemId ?? ""}
      className={`flex flex-col gap-3 rounded-box border border-base-300 p-4 focus:border-primary focus:outline-2 focus:outline-primary ${item.itemId ? "max-sm:min-h-dvh" : ""}`}
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={`${id}-title`} className="font-semibold">
          <Link to={to} data-key="o" aria-keyshortcuts="O" className="link">
            {title}
          </Link>
        </h3>
        {isUrgent && <Badge level="error">{t("review:moderation.urgent")}</Badge>}
        <span className="text-sm text-muted">
          {kind} · <TimeAgo at={at} />
        </span>
      </header>
      {dossier ? (
        <DossierView dossier={dossier} title={title} />
      ) : (
        excerpt && <Written text={excerpt} className="max-w-prose text-sm whitespace-pre-line" />
      )}
      <Acts item={item} next={next} />
      <ToNext next={next} />
    </article>
  );
}
