/** Writing a survey, from nothing or from a template. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { Preview } from "../components/preview";
import { SurveyForm } from "../components/survey-form";
import { addAction, addLoader } from "../survey.pages.server";
import { templateNames } from "../survey.templates";

export const handle = pageHandle("survey", "add", ["posts"]);
export const loader = addLoader;
export const action = addAction;

export default function Add() {
  const { t } = useTranslation("survey");
  const { departments, years, defaultValue, template } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={t("pages.add")}
        lead={t("form.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/survey/all" }, { label: t("pages.add") }]}
      />
      <nav aria-label={t("form.templates")} className="mb-6 flex flex-wrap items-center gap-2">
        <span className="text-sm">{t("form.templates")}</span>
        {templateNames.map((name) => (
          <Link
            key={name}
            to={`/survey/add?template=${name}`}
            reloadDocument
            className={`btn btn-sm ${name === template ? "btn-active" : ""}`}
          >
            {t(`templates.${name}`)}
          </Link>
        ))}
      </nav>
      <Preview questions={useActionData<{ preview?: [] }>()?.preview} />
      <SurveyForm key={template} departments={departments} years={years} defaultValue={defaultValue} submitLabel={t("form.publish")} />
    </>
  );
}
