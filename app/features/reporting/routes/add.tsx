/** Reporting a problem in general, and finding an earlier report by its code. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { categoryIn, thanksPath } from "../choices";
import { ReportForm } from "../components/report-form";
import { readReference } from "../reporting.rules";
import { PAGE_PATH, reportFormSchema } from "../reporting.schemas";
import { addReport } from "../reporting.service.server";

export const handle = pageHandle("reporting", "add");

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const typed = query.get("reference") ?? "";
  const reference = readReference(typed);
  if (reference) throw redirect(`/reporting/one/${reference.toUpperCase()}`);
  const about = PAGE_PATH.exec(query.get("about") ?? "")?.[0] ?? null;
  return { isUnreadable: typed.trim() !== "", about, category: categoryIn(query) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: reportFormSchema, feature: "reporting" }, async (value, ctx) => {
    const reference = await addReport(ctx, value);
    return redirect(thanksPath(reference, value.category), 303);
  });

function FindReport() {
  const { t } = useTranslation("reporting");
  const { isUnreadable } = useLoaderData<typeof loader>();
  return (
    <Section title={t("find.title")}>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <label className="flex min-w-0 grow flex-col gap-1.5">
          <span className="font-medium">{t("one.reference")}</span>
          <input
            name="reference"
            className="input w-full text-base uppercase placeholder:normal-case"
            placeholder="XXXX-XXXX-XXXX-XXXX"
            autoComplete="off"
            spellCheck={false}
            aria-describedby={isUnreadable ? "find-error" : undefined}
          />
        </label>
        <button type="submit" className="btn">
          {t("find.submit")}
        </button>
      </Form>
      {isUnreadable && (
        <p id="find-error" role="alert" className="mt-2 text-sm font-medium text-error">
          {t("find.unreadable")}
        </p>
      )}
    </Section>
  );
}

export default function AddReport() {
  const { t } = useTranslation("reporting");
  const { about, category } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.add")} lead={t("add.lead")}>
        {about && (
          <p>
            {t("add.about")}{" "}
            <Link to={about} className="link font-semibold">
              {about.split("/").at(-1)}
            </Link>
          </p>
        )}
      </PageHeader>
      <ReportForm about={about} category={category} />
      <FindReport />
      <p className="mt-8">
        <Link to="/reporting/transparency" className="link">
          {t("openness.link")}
        </Link>
      </p>
    </div>
  );
}
