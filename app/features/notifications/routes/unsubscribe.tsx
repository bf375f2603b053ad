/** Ends a kind of email by the link in one, signed in or not. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { submitForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { endsNews, unsubscribe } from "../choices.service.server";
import { unsubscribeForm } from "../notifications.schemas";

export const handle = pageHandle("notifications", "unsubscribe");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, words: (await endsNews(context.ctx, token)) ? ("endNews" as const) : ("unsubscribe" as const) };
}

export const action = (args: ActionFunctionArgs) =>
  submitForm(args, { schema: unsubscribeForm, feature: "notifications" }, async ({ token }, ctx) => {
    await unsubscribe(ctx, token);
    return { result: null, isDone: true };
  });

export default function Unsubscribe() {
  const { t } = useTranslation("notifications");
  const { token, words } = useLoaderData<typeof loader>();
  const answer = useActionData<{ isDone?: boolean }>();
  const settings = (
    <Link to="/profile/notifications" className="btn">
      {t("unsubscribe.toSettings")}
    </Link>
  );
  if (answer?.isDone) return <EmptyState title={t(`${words}.done`)} text={t(`${words}.doneText`)} act={settings} />;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title={t(`${words}.title`)} lead={t(`${words}.text`)} />
      <PlainForm feature="notifications" isGuarded={false}>
        <input type="hidden" name="token" value={token} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton className="btn-primary">{t(`${words}.confirm`)}</SubmitButton>
          {settings}
        </div>
      </PlainForm>
    </div>
  );
}
