/** One kind of error: what, where, how often, and what people said about it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { ErrorBadges, ErrorFacts, StateButton } from "../components/error-facts";
import { Occurrences } from "../components/occurrences";
import { errorActSchema } from "../errors.schemas";
import { decideError, readError } from "../errors.service.server";

export const handle = pageHandle("errors", "one");

export async function loader({ params, context }: LoaderFunctionArgs) {
  return readError(asAdmin(context), params.error_id ?? "");
}

export function action(args: ActionFunctionArgs) {
  const id = args.params.error_id ?? "";
  return submitAdminForm(args, { schema: errorActSchema, feature: "errors" }, async ({ act }, ctx) => {
    await decideError(ctx, id, act);
    const words = act === "resolve" ? "errors:one.resolved" : "errors:one.reopened";
    return redirectWithToast(args.context, `/admin/error/${encodeURIComponent(id)}`, words);
  });
}

export default function OneError() {
  const { group, events } = useLoaderData<typeof loader>();
  const { t } = useTranslation("errors");
  const breadcrumb = [{ label: t("pages.all"), to: "/admin/errors" }, { label: t("pages.one") }];
  return (
    <>
      <PageHeader title={group.message} breadcrumb={breadcrumb} act={<StateButton isResolved={group.resolvedAt !== null} />}>
        <ErrorBadges group={group} />
      </PageHeader>
      <ErrorFacts group={group} />
      <Section title={t("one.stack")}>
        {group.stack ? (
          <pre className="overflow-x-auto rounded-box bg-base-200 p-4 text-sm" tabIndex={0}>
            {group.stack}
          </pre>
        ) : (
          <p>{t("one.noStack")}</p>
        )}
      </Section>
      <Section title={t("one.events")} lead={t("one.eventsLead")}>
        <Occurrences events={events} />
      </Section>
    </>
  );
}
