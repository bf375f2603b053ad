/** Changing a survey; what it asks can't change any more once somebody has answered. */
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { Preview } from "../components/preview";
import { SurveyForm } from "../components/survey-form";
import { editAction, editLoader } from "../survey.pages.server";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

export const handle = pageHandle("survey", "edit", ["posts"]);
export const loader = editLoader;
export const action = editAction;

export default function Edit() {
  const { t } = useTranslation("survey");
  const { departments, years, defaultValue, version, hasAnswers, surveyId, name } = useLoaderData<typeof loader>();
  const { t: kit } = useTranslation("kit");
  const breadcrumb = [
    { label: t("pages.all"), to: "/survey/all" },
    { label: name, to: `/survey/one/${surveyId}` },
    { label: t("pages.edit") },
  ];
  return (
    <>
      <PageHeader title={t("pages.edit")} breadcrumb={breadcrumb} />
      <Preview questions={useActionData<{ preview?: [] }>()?.preview} />
      <SurveyForm
        departments={departments}
        years={years}
        defaultValue={defaultValue}
        version={version}
        isFixed={hasAnswers}
        submitLabel={kit("acts.save")}
      />
    </>
  );
}
