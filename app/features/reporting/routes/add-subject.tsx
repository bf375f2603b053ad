/** Reporting a thing. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { categoryIn, thanksPath } from "../choices";
import { ReportForm } from "../components/report-form";
import { reportFormSchema } from "../reporting.schemas";
import { addReport, pageNamed, readSubject } from "../reporting.service.server";

export const handle = pageHandle("reporting", "add-subject");

export async function loader({ request, params, context: { ctx } }: LoaderFunctionArgs) {
  const { subject_id: id = "" } = params;
  const { searchParams } = new URL(request.url);
  const about = pageNamed(ctx, id);
  if (about) throw redirect(`/reporting/add?${new URLSearchParams([["about", about], ...searchParams])}`);
  return { ...(await readSubject(ctx, id)), category: categoryIn(searchParams) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: reportFormSchema, feature: "reporting" }, async (value, ctx) => {
    const reference = await addReport(ctx, { ...value, subject_id: args.params.subject_id ?? "" });
    return redirect(thanksPath(reference, value.category), 303);
  });

export default function ReportSubject() {
  const { t } = useTranslation("reporting");
  const { type, to, category } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.add-subject")} lead={t("add.subjectLead")}>
        <p>
          {t("add.about")} <strong>{t(`types.${type}`)}</strong>
          {to && (
            <>
              {" · "}
              <Link to={to} className="link">
                {t("add.toItem")}
              </Link>
            </>
          )}
        </p>
      </PageHeader>
      <ReportForm category={category} />
    </div>
  );
}
