/** Signing in with address and password. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { onwardQuery, safeReturnTo } from "~/platform/access/return-to";
import type { Context } from "~/platform/context";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { matchPage } from "~/platform/pages/match";
import { deviceTokenOf, enterBrowser } from "../browser-entry.service.server";
import { TermsNote } from "../components/terms-note";
import { isGoogleOffered } from "../google.service.server";
import { LoginForm } from "../offered/login-form";
import { LoginNotice } from "../offered/login-notice";
import { ReceptionCard } from "../offered/reception-card";
import { loginSchema } from "../reception.schemas";
import { signIn } from "../sign-in.service.server";

export const handle = pageHandle("reception", "login");

const GOOGLE_REFUSALS = {
  google: "reception:errors.google",
  "google-blocked": "reception:errors.blocked",
  "google-format": "reception:errors.googleFormat",
} as const;
/** Pages with an invented example, for everyone. */
const DEMO = /\/demo(\/all)?$/;

type Refusal = keyof typeof GOOGLE_REFUSALS;

/** What a guest reads of the page that somebody was going to; null for the front page and for none of ours. */
function goalOf({ product, locale }: Context, next: string) {
  const { t, exists } = product.translators[locale];
  const row = matchPage(product.siteMap, new URL(next, "https://internal.invalid").pathname)?.row;
  if (!row || row.path === "/") return null;
  const isStaffs = row.path.startsWith("/admin/");
  const said = (key: string) => (exists(key) ? String(t(key as never)) : null);
  const page = said(`${row.feature}:pages.${row.name}`);
  const example = product.siteMap.find(({ feature, path, access }) => feature === row.feature && access === "public" && DEMO.test(path));
  // What lies behind the door is said of a feature's own pages: those for staff hold something else.
  return page === null ? null : { page, behind: isStaffs ? null : said(`${row.feature}:behind`), example: example?.path ?? null };
}

export const loader = async ({ request, context: { ctx } }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const next = searchParams.get("next");
  const notice = searchParams.get("notice");
  return {
    isGoogleOffered: await isGoogleOffered(ctx),
    notice,
    googleRefusal:
      notice !== null && Object.hasOwn(GOOGLE_REFUSALS, notice)
        ? ctx.product.translators[ctx.locale].t(GOOGLE_REFUSALS[notice as Refusal])
        : null,
    goal: next ? goalOf(ctx, safeReturnTo(next)) : null,
    search: onwardQuery(new URL(request.url)),
  };
};

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: loginSchema, feature: "reception" }, async (value, ctx) => {
    const result = await signIn(ctx, value, { channel: "web", deviceToken: deviceTokenOf(ctx, args.request) });
    return enterBrowser(args, result, { isRemembered: value.remember_me });
  });

export default function Login() {
  const { t } = useTranslation("reception");
  const { notice, googleRefusal, goal, search, isGoogleOffered: hasGoogle } = useLoaderData<typeof loader>();
  const answer = useActionData() as { code?: string } | undefined;
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
    <ReceptionCard title={t("pages.login")} lead={goal ? t("login.goal", { page: goal.page }) : t("login.lead")} footer={footer}>
      {goal?.behind && (
        <div className="border-s-4 border-base-content ps-3">
          <p>{goal.behind}</p>
          {goal.example && (
            <Link to={goal.example} className="link">
              {t("login.example")}
            </Link>
          )}
        </div>
      )}
      {hasGoogle && (
        <div>
          <a href={`/api/v1/reception/google/url${search}`} className="btn btn-block">
            {t("google.login")}
          </a>
          <TermsNote text={t("google.terms")} className="mt-2" />
        </div>
      )}
      <LoginNotice notice={notice} search={search} googleRefusal={googleRefusal} code={answer?.code} />
      <LoginForm search={search} />
    </ReceptionCard>
  );
}
