/** How the reader stands to a community, and what they can do about it: ask, take it back, leave. */

import type { SubmissionResult } from "@conform-to/react";
import { Form, useActionData, useNavigation } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { PausedNote } from "~/kit/forms/paused-note";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import { MAX_NOTE } from "../choices";
import { RoleBadge } from "../offered/community-badges";
import type { PublicCommunity } from "../panel.service.server";
import { leaving } from "./leaving";

/** Plain, so that a page that everybody reads doesn't carry the form library. */
function AskForm() {
  const { t } = useTranslation("community");
  const { t: kit } = useTranslation("kit");
  const id = useId();
  const result = useActionData<{ result?: SubmissionResult | null }>()?.result;
  const isPending = useNavigation().state === "submitting";
  const reasons = Object.values(result?.error ?? {}).flatMap((texts) => texts ?? []);
  return (
    <Form method="post" className="flex flex-col gap-3">
      <PausedNote />
      <input type="hidden" name="act" value="join" />
      <label htmlFor={id} className="font-medium">
        {t("fields.note")} <span className="text-sm font-normal text-muted">({kit("forms.optional")})</span>
      </label>
      <textarea
        id={id}
        name="note"
        rows={3}
        maxLength={MAX_NOTE}
        defaultValue={String(result?.initialValue?.note ?? "")}
        aria-describedby={`${id}-hint`}
        className="textarea w-full text-base"
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t("hints.note")}
      </p>
      {reasons.length > 0 && (
        <p role="alert" className="text-sm font-medium text-error">
          {reasons.join(" ")}
        </p>
      )}
      <button type="submit" aria-disabled={isPending || undefined} className="btn btn-primary self-start">
        {t("join.ask")}
      </button>
    </Form>
  );
}

function Membership({ slug, role, name }: { slug: string; role: NonNullable<PublicCommunity["role"]>; name: string }) {
  const { t } = useTranslation("community");
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="flex flex-wrap items-center gap-2">
        {t("join.isMember")} <RoleBadge role={role} />
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to={`/community/panel?community=${slug}`} className="btn btn-sm btn-primary">
          {t("join.toPanel")}
        </Link>
        <ActionButton fields={{ act: "leave" }} confirm={leaving(t, name)}>
          {t("join.leave")}
        </ActionButton>
      </div>
    </div>
  );
}

function Waiting({ note }: { note: string | null }) {
  const { t } = useTranslation("community");
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">{t("join.waiting")}</p>
      {note && <Written text={note} className="border-s-2 border-base-300 ps-3 whitespace-pre-line" />}
      <ActionButton fields={{ act: "withdraw" }}>{t("join.withdraw")}</ActionButton>
    </div>
  );
}

export function Joining({ page }: { page: PublicCommunity }) {
  const { t } = useTranslation("community");
  const { community, role, request, note, askAgainAt, mayAsk, isSignedIn } = page;
  const { slug, name } = community;
  if (role) return <Membership slug={slug} role={role} name={name} />;
  if (request === "waiting") return <Waiting note={note} />;
  if (community.isArchived) return <p>{t("join.archived")}</p>;
  if (!isSignedIn) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t("join.signIn")}</p>
        <Link to={`/reception/login?next=${encodeURIComponent(`/community/demo/${slug}`)}`} className="btn btn-primary">
          {t("join.login")}
        </Link>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {request === "rejected" && (
        <p role="status">
          {t("join.rejected")}{" "}
          {askAgainAt !== null && !mayAsk && (
            <>
              {t("join.again")} <DateText at={askAgainAt} style="dateTime" />
            </>
          )}
        </p>
      )}
      {mayAsk ? <AskForm /> : request !== "rejected" && <p>{t("join.closed")}</p>}
    </div>
  );
}
