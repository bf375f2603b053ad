/** How the reader stands to a community, and what they can do about it: ask, take it back, leave. */
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { DateText } from "~/kit/time";
import { MAX_NOTE } from "../choices";
import type { PublicCommunity } from "../panel.service.server";
import { RoleBadge } from "./community-badges";

function AskForm() {
  const { t } = useTranslation("community");
  return (
    <FormShell feature="community" schema={() => import("../community.schemas").then((m) => m.ownActSchema)} isGuarded={false}>
      <HiddenField name="act" value="join" />
      <TextArea name="note" rows={3} maxLength={MAX_NOTE} isOptional />
      <SubmitButton className="btn-primary self-start">{t("join.ask")}</SubmitButton>
    </FormShell>
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

type Say = ReturnType<typeof useTranslation<"community">>["t"];

/** The question before somebody leaves. */
export const leaving = (t: Say, name: string) =>
  ({ title: t("join.leaveTitle", { name }), text: t("join.leaveText"), confirmLabel: t("join.leave"), level: "error" }) as const;

function Waiting({ note }: { note: string | null }) {
  const { t } = useTranslation("community");
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">{t("join.waiting")}</p>
      {note && <p className="border-s-2 border-base-300 ps-3 whitespace-pre-line wrap-anywhere">{note}</p>}
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
