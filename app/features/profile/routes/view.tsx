/** One's own account: what it says, how it is protected, where it is open, and the way out. */
import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { departmentChoices } from "~/features/departments/departments.service.server";
import { PageHeader } from "~/kit/page-header";
import { readForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { academicYear } from "~/platform/terms";
import { LeavingSection } from "../components/leaving-section";
import { ProfileForm } from "../components/profile-form";
import { SecuritySection } from "../components/security-section";
import { SessionSection } from "../components/session-section";
import { actOf } from "../profile.acts.server";
import { readProfile } from "../profile.service.server";

export const handle = pageHandle("profile", "view");

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const [profile, departments] = await Promise.all([readProfile(ctx), departmentChoices(ctx)]);
  return { profile, departments, year: academicYear(ctx.clock.now()) };
}

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const act = actOf(formData.get("act"));
  formData.delete("act");
  return act(args, formData);
}

export default function ProfileView() {
  const { t } = useTranslation("profile");
  const { profile, departments, year } = useLoaderData<typeof loader>();
  const answer = useActionData() as { form?: string; result: SubmissionResult } | undefined;
  // What is given back after a login names no form: the first alone has texts.
  const resultOf = (form: string) => (answer && (answer.form ?? "save") === form ? answer.result : null);
  return (
    <>
      <PageHeader title={t("pages.view")} lead={profile.userEmail} />
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <ProfileForm profile={profile} departments={departments} year={year} result={resultOf("save")} />
        <div className="flex flex-col gap-8">
          <SecuritySection profile={profile} result={resultOf("secondStep")} />
          <SessionSection sessions={profile.sessions} />
          <LeavingSection profile={profile} result={resultOf("leave")} />
        </div>
      </div>
    </>
  );
}
