/** One entry of the breach log: its clock, what it says, and the notices to those affected. */
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
import { breachActSchema } from "../breaches.schemas";
import { closeBreach, readBreachWithNotices, reopenBreach } from "../breaches.service.server";
import { BreachClock } from "../components/breach-clock";
import { BreachFacts } from "../components/breach-facts";
import { NoticeList } from "../components/notice-list";

export const handle = pageHandle("breaches", "one");

export const loader = ({ params, context }: LoaderFunctionArgs) => readBreachWithNotices(asAdmin(context), params.breach_id ?? "");

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: breachActSchema, feature: "breaches" }, async ({ act }, ctx) => {
    const breachId = args.params.breach_id ?? "";
    await (act === "close" ? closeBreach(ctx, breachId) : reopenBreach(ctx, breachId));
    return redirectWithToast(args.context, `/admin/breaches/${breachId}`, `breaches:toasts.${act === "close" ? "closed" : "reopened"}`);
  });

export default function OneBreach() {
  const { t } = useTranslation("breaches");
  const { breach, notices } = useLoaderData<typeof loader>();
  const here = `/admin/breaches/${breach.breachId}`;
  const form = `/api/v1/breaches/${breach.breachId}/form.txt`;
  const title = t("pages.one");
  const isOpen = breach.closedAt === null;
  const edit = isOpen && (
    <Link to={`${here}/edit`} className="btn btn-primary">
      {t("one.edit")}
    </Link>
  );
  const write = isOpen && (
    <Link to={`${here}/notice`} className="btn btn-sm">
      {t("one.write")}
    </Link>
  );
  return (
    <div className="max-w-3xl">
      <PageHeader title={title} breadcrumb={[{ label: t("pages.all"), to: "/admin/breaches" }, { label: title }]} act={edit}>
        <BreachClock {...breach} />
        <p className="flex flex-wrap gap-2">
          <a href={form} className="btn btn-sm" download>
            {t("one.exportTr")}
          </a>
          <a href={`${form}?language=en`} className="btn btn-sm" download>
            {t("one.exportEn")}
          </a>
        </p>
      </PageHeader>
      <BreachFacts breach={breach} />
      <Section title={t("one.notices")} act={write}>
        <NoticeList notices={notices} />
      </Section>
      <div className="mt-8">
        <ActionButton fields={{ act: isOpen ? "close" : "reopen" }}>{t(isOpen ? "one.close" : "one.reopen")}</ActionButton>
      </div>
    </div>
  );
}
