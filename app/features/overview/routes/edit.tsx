/** Deciding what others see of one. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CheckboxGroup } from "~/kit/forms/choice-fields";
import { FormShell } from "~/kit/forms/form-shell";
import { RepeatableRows } from "~/kit/forms/repeatable-rows";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { PublicProfile } from "../components/public-profile";
import { profileFormSchema } from "../overview.schemas";
import { readProfileForm, saveProfile } from "../overview.service.server";
import { MAX_BIO, MAX_LINKS, publicParts } from "../public-parts";

export const handle = pageHandle("overview", "edit");

export const loader = ({ context }: LoaderFunctionArgs) => readProfileForm(signedIn(context));

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: profileFormSchema, feature: "overview" }, async (value, ctx) => {
    await saveProfile(ctx, value);
    return redirectWithToast(args.context, "/overview/public/edit", "overview:edit.saved");
  });

export default function EditProfile() {
  const { t } = useTranslation("overview");
  const { bio, links, publicParts: chosen, profile } = useLoaderData<typeof loader>();
  const defaultValue = { bio, links: (links.length > 0 ? links : [""]).map((url) => ({ url })), public_parts: chosen };
  const parts = publicParts.map((value) => ({ value, label: t(`fields.${value}`) }));
  const breadcrumb = [{ label: t("pages.my-space"), to: "/my-space?tab=public" }, { label: t("pages.edit") }];
  return (
    <>
      <PageHeader title={t("pages.edit")} lead={t("edit.lead")} breadcrumb={breadcrumb} />
      <div className="grid gap-x-10 lg:grid-cols-2">
        <FormShell
          key={JSON.stringify(defaultValue)}
          feature="overview"
          schema={() => import("../overview.schemas").then((m) => m.profileFormSchema)}
          defaultValue={defaultValue}
        >
          <CheckboxGroup name="public_parts" options={parts} />
          <TextArea name="bio" rows={4} maxLength={MAX_BIO} isOptional />
          <RepeatableRows name="links" min={0} max={MAX_LINKS} newRow={{ url: "" }} addLabel={t("edit.addLink")}>
            {(row) => <TextField name={`${row}.url`} type="url" placeholder="https://" isOptional />}
          </RepeatableRows>
          <SubmitButton className="btn-primary self-start">{t("edit.save")}</SubmitButton>
        </FormShell>
        <Section title={t("edit.preview")} lead={t("edit.previewLead")} className="lg:mt-0">
          <PublicProfile profile={profile} />
        </Section>
      </div>
    </>
  );
}
