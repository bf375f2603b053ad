/** Signing in with address and password. */
import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { safeReturnTo } from "~/platform/access/return-to";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { deviceTokenOf, enterBrowser } from "../browser-entry.service.server";
import { LoginForm } from "../components/login-form";
import { LoginNotice } from "../components/login-notice";
import { ReceptionCard } from "../components/reception-card";
import { isGoogleOffered } from "../google.service.server";
import { loginSchema } from "../reception.schemas";
import { signIn } from "../sign-in.service.server";

export const handle = pageHandle("reception", "login");

export const loader = ({ request, context }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const next = searchParams.get("next");
  return {
    isGoogleOffered: isGoogleOffered(context.ctx),
    notice: searchParams.get("notice"),
    search: next ? `?${new URLSearchParams({ next: safeReturnTo(next) })}` : "",
  };
};

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: loginSchema, feature: "reception" }, async (value, ctx) => {
    const result = await signIn(ctx, value, { channel: "web", deviceToken: deviceTokenOf(ctx, args.request) });
    return enterBrowser(args, result, { isRemembered: value.remember_me });
  });

export default function Login() {
  const { t } = useTranslation("reception");
  const { notice, search, isGoogleOffered: hasGoogle } = useLoaderData<typeof loader>();
  const answer = useActionData() as { result: SubmissionResult } | undefined;
  const footer = (
    <>
      {t("login.noAccount")}{" "}
      <Link to={`/reception/register${search}`} className="link link-primary">
        {t("login.register")}
      </Link>
      {" · "}
      <Link to={`/reception-vip/login${search}`} className="link">
        {t("login.graduate")}
      </Link>
    </>
  );
  return (
    <ReceptionCard title={t("pages.login")} lead={t("login.lead")} footer={footer}>
      {hasGoogle && (
        <a href={`/api/v1/reception/google/url${search}`} className="btn btn-block">
          {t("google.login")}
        </a>
      )}
      <LoginNotice notice={notice} result={answer?.result} />
      <LoginForm search={search} />
    </ReceptionCard>
  );
}
