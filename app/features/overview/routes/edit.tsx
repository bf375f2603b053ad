/** Deciding what others see of one. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "~/kit/forms/checkbox-group";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { PublicProfile } from "../components/public-profile";
import { publicPartsSchema } from "../overview.schemas";
import { readProfileForm, savePublicParts } from "../overview.service.server";
import { publicParts } from "../public-parts";

export const handle = pageHandle("overview", "edit");

export const loader = ({ context }: LoaderFunctionArgs) => readProfileForm(signedIn(context));

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: publicPartsSchema, feature: "overview" }, async (value, ctx) => {
    await savePublicParts(ctx, value);
    return redirectWithToast(args.context, "/overview/public/edit", "overview:edit.saved");
  });

export default function EditProfile() {
  const { t } = useTranslation("overview");
  const { publicParts: chosen, profile } = useLoaderData<typeof loader>();
  const defaultValue = { public_parts: chosen };
  const parts = publicParts.map((value) => ({ value, label: t(`fields.${value}`) }));
  const breadcrumb = [{ label: t("pages.my-space"), to: "/my-space?tab=public" }, { label: t("pages.edit") }];
  return (
    <>
      <PageHeader title={t("pages.edit")} lead={t("edit.lead")} breadcrumb={breadcrumb} />
      <div className="grid gap-x-10 lg:grid-cols-2">
        <FormShell
          key={JSON.stringify(defaultValue)}
          feature="overview"
          schema={() => import("../overview.schemas").then((m) => m.publicPartsSchema)}
          defaultValue={defaultValue}
        >
          <CheckboxGroup name="public_parts" options={parts} />
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton className="btn-primary">{t("edit.save")}</SubmitButton>
            <Link to="/profile/view" className="link">
              {t("edit.toProfile")}
            </Link>
          </div>
        </FormShell>
        <Section title={t("edit.preview")} lead={t("edit.previewLead")} className="lg:mt-0">
          <PublicProfile profile={profile} />
        </Section>
      </div>
    </>
  );
}
