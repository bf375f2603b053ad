/** Accepting the terms of use as they are now: what changed, and one button. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Prose } from "~/kit/prose";
import { Section } from "~/kit/section";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { TERMS_PAGE } from "~/platform/terms-of-use/terms-of-use";
import { Blocks } from "../components/rich-text";
import { acceptTermsOfUse, readTermsChange } from "../terms.service.server";

export const handle = pageHandle("info", "accept-terms", ["terms-of-use"]);

const acceptForm = z.object({ version: z.coerce.number().int() });

export const loader = ({ context }: LoaderFunctionArgs) => readTermsChange(signedIn(context));

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: acceptForm, feature: "info" }, async ({ version }, ctx) => {
    await acceptTermsOfUse(ctx, version);
    return redirectWithToast(args.context, TERMS_PAGE, "terms-of-use:accepted");
  });

export default function AcceptTerms() {
  const { t } = useTranslation(["info", "terms-of-use"]);
  const { version, isAsked, isChange, blocks } = useLoaderData<typeof loader>();
  const heading = t(isChange ? "terms-of-use:changes" : "terms-of-use:short");
  return (
    <div className="max-w-prose">
      <PageHeader title={t("pages.accept-terms")} lead={t(isAsked ? "terms-of-use:lead" : "terms-of-use:isAccepted")} />
      <Section title={heading}>
        <Prose>
          <Blocks blocks={blocks} title={heading} />
        </Prose>
        <Link to="/policies/terms" className="link">
          {t("terms-of-use:whole")}
        </Link>
      </Section>
      {isAsked && (
        <PlainForm feature="info" isGuarded={false} className="mt-6">
          <input type="hidden" name="version" value={version} />
          <SubmitButton className="btn-primary self-start">{t("terms-of-use:submit")}</SubmitButton>
        </PlainForm>
      )}
    </div>
  );
}
