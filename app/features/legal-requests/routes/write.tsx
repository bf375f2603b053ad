/** Asking by right: what one can do oneself first, then the form. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { readSettings } from "~/platform/settings.server";
import { RequestForm } from "../components/request-form";
import { requestPrefill, requestSchema } from "../legal-requests.schemas";
import { addRequest } from "../legal-requests.service.server";

export const handle = pageHandle("legal-requests", "write");

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const prefill = requestPrefill.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { requestDays, aboutMeDays } = await readSettings(ctx);
  return { known: { ...prefill, name: ctx.actor?.name, email: ctx.actor?.userEmail }, days: requestDays, workingDays: aboutMeDays };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: requestSchema, feature: "legal-requests" }, async (value, ctx) =>
    redirect(`/privacy/request/${await addRequest(ctx, value)}`, 303),
  );

export default function Write() {
  const { t } = useTranslation("legal-requests");
  const { known, days, workingDays } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.write")} lead={t("write.lead")} />
      <Section title={t("write.selfTitle")} lead={t("write.self")}>
        <p className="flex flex-wrap gap-2">
          <Link to="/profile/data#download" className="btn btn-sm">
            {t("write.download")}
          </Link>
          <Link to="/profile/data#delete" className="btn btn-sm">
            {t("write.delete")}
          </Link>
        </p>
      </Section>
      <p className="my-6">{t("write.times", { days, workingDays })}</p>
      <RequestForm known={known} />
    </div>
  );
}
