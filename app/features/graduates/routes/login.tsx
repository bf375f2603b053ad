/** Signing in as a verified graduate. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { onwardQuery } from "~/platform/access/return-to";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { deviceTokenOf, enterBrowser } from "../../reception/browser-entry.service.server";
import { LoginForm } from "../../reception/offered/login-form";
import { LoginNotice } from "../../reception/offered/login-notice";
import { ReceptionCard } from "../../reception/offered/reception-card";
import { loginSchema } from "../../reception/reception.schemas";
import { signInGraduate } from "../graduates.service.server";

export const handle = pageHandle("graduates", "login", ["reception"]);

export const loader = ({ request }: LoaderFunctionArgs) => {
  const url = new URL(request.url);
  return { notice: url.searchParams.get("notice"), search: onwardQuery(url) };
};

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: loginSchema, feature: "reception" }, async (value, ctx) => {
    const result = await signInGraduate(ctx, value, { channel: "web", deviceToken: deviceTokenOf(ctx, args.request) });
    return enterBrowser(args, result, { isRemembered: value.remember_me, isVip: true });
  });

export default function GraduateLogin() {
  const { t } = useTranslation("graduates");
  const { notice, search } = useLoaderData<typeof loader>();
  const footer = (
    <>
      {t("login.noAccount")}{" "}
      <Link to={`/reception-vip/register${search}`} className="link link-primary">
        {t("login.apply")}
      </Link>
      {" · "}
      <Link to={`/reception/login${search}`} className="link">
        {t("login.student")}
      </Link>
    </>
  );
  return (
    <ReceptionCard title={t("pages.login")} lead={t("login.lead")} footer={footer}>
      <LoginNotice notice={notice} search={search} />
      <LoginForm search={search} />
    </ReceptionCard>
  );
}
