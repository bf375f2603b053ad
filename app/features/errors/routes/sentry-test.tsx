/** Tries whether failures of server and browser are noticed, and tells how they are reported. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { formatPercent } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { BrowserTest } from "../components/browser-test";
import { errorTestSchema } from "../errors.schemas";
import { breakOnPurpose, readMonitoring } from "../monitoring.service.server";

export const handle = pageHandle("errors", "sentry-test");

const ERROR_ID = /^error-[0-9a-z]{20}$/;
const SECOND = 1000;
const WHOLE = 100;

export function loader({ request, context }: LoaderFunctionArgs) {
  const recorded = new URL(request.url).searchParams.get("recorded") ?? "";
  return { ...readMonitoring(asAdmin(context)), recorded: ERROR_ID.test(recorded) ? recorded : null };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: errorTestSchema, feature: "errors" }, async (_, ctx) =>
    redirect(`/admin/sentry-test?recorded=${await breakOnPurpose(ctx)}`, 303),
  );

type Monitoring = ReturnType<typeof readMonitoring>;

function Facts({ monitoring }: { monitoring: Monitoring }) {
  const { t } = useTranslation("errors");
  const { locale } = useWords();
  const share = (rate: number) => formatPercent(rate * WHOLE, locale);
  const facts: [string, string][] = [
    [t("monitoring.state"), t(monitoring.isConfigured ? "monitoring.configured" : "monitoring.missing")],
    [t("monitoring.environment"), `${monitoring.serverEnvironment} · ${monitoring.environment}`],
    [t("monitoring.release"), monitoring.release],
    [t("monitoring.traces"), share(monitoring.tracesSampleRate)],
    [t("monitoring.replays"), share(monitoring.replaysSessionSampleRate)],
    [t("monitoring.replaysOnError"), share(monitoring.replaysOnErrorSampleRate)],
    [t("monitoring.masking"), t("monitoring.masked")],
    [t("monitoring.start"), t("monitoring.latest", { count: monitoring.latestStart / SECOND })],
    [t("monitoring.ignoredWords"), monitoring.ignoredWords.join(", ")],
  ];
  return <FactList facts={facts} />;
}

export default function SentryTest() {
  const { t } = useTranslation("errors");
  const { recorded, ...monitoring } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.sentry-test")}
        lead={t("monitoring.lead")}
        breadcrumb={[{ label: t("pages.all"), to: "/admin/errors" }, { label: t("pages.sentry-test") }]}
      />
      <Section title={t("source.server")} lead={t("monitoring.serverLead")}>
        <ActionButton fields={{ act: "server" }} className="btn-primary">
          {t("monitoring.breakServer")}
        </ActionButton>
        {recorded && (
          <p role="status" className="mt-3">
            {t("monitoring.recorded")}{" "}
            <Link to={`/admin/error/${recorded}`} className="link">
              {recorded}
            </Link>
          </p>
        )}
      </Section>
      <Section title={t("source.client")} lead={t("monitoring.browserLead")}>
        <BrowserTest />
      </Section>
      <Section title="Sentry" lead={t(monitoring.isConfigured ? "monitoring.configuredLead" : "monitoring.missingLead")}>
        <Facts monitoring={monitoring} />
      </Section>
    </div>
  );
}
