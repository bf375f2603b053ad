/** One person: facts, contributions, sessions, and what was done to and by them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { AuditList } from "../components/audit-list";
import { ContributionTable } from "../components/contribution-table";
import { SessionList } from "../components/session-list";
import { UserActs } from "../components/user-acts";
import { BlockNotice, UserFacts } from "../components/user-facts";
import { userActSchema } from "../users.schemas";
import { actOnUser, readUserWhole } from "../users.service.server";

export const handle = pageHandle("users", "one");

export const loader = ({ params, context }: LoaderFunctionArgs) => readUserWhole(asAdmin(context), params.user_id ?? "");

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: userActSchema, feature: "users" }, async (value, ctx) => {
    const userId = args.params.user_id ?? "";
    await actOnUser(ctx, userId, value);
    return redirectWithToast(args.context, `/admin/users/${encodeURIComponent(userId)}`, `users:toasts.${value.act}`);
  });

export default function OneUser() {
  const { t } = useTranslation("users");
  const { t: kit } = useTranslation("kit");
  const { user, isSelf, contributions, sessions, actsOn, actsBy } = useLoaderData<typeof loader>();
  const edit = (
    <>
      <Link to={`/admin/profile/one/${user.userId}`} className="btn">
        {t("one.profile")}
      </Link>
      <Link to={`/admin/users/edit?user_id=${user.userId}`} className="btn btn-primary">
        {kit("acts.edit")}
      </Link>
    </>
  );
  const endAll = (
    <ActionButton
      fields={{ act: "end-sessions" }}
      confirm={{ title: t("one.endSessions"), text: t("one.endSessionsText"), confirmLabel: t("one.endSessions"), level: "error" }}
    >
      {t("one.endSessions")}
    </ActionButton>
  );
  return (
    <>
      <PageHeader title={user.name} act={edit} breadcrumb={[{ label: t("pages.all"), to: "/admin/users/all" }, { label: user.userName }]}>
        <BlockNotice user={user} />
        {isSelf && <p className="text-sm text-muted">{t("one.self")}</p>}
      </PageHeader>
      <UserFacts user={user} />
      <UserActs user={user} isSelf={isSelf} />
      <Section title={t("one.contributions")}>
        <ContributionTable rows={contributions} />
      </Section>
      <Section title={t("one.sessions")} lead={t("one.sessionsLead")} act={sessions.some(({ isOpen }) => isOpen) && endAll}>
        <SessionList sessions={sessions} />
      </Section>
      <Section title={t("one.actsOn")}>
        <AuditList acts={actsOn} />
      </Section>
      {(user.userRole !== "user" || actsBy.length > 0) && (
        <Section
          title={t("one.actsBy")}
          act={
            <Link to={`/admin/audit?actor=${user.userId}`} className="link">
              {t("one.allActs")}
            </Link>
          }
        >
          <AuditList acts={actsBy} isByThem />
        </Section>
      )}
    </>
  );
}
