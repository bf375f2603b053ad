/** What jobs destroyed because its time was over, in numbers, and what the next run would. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { startOfDay } from "~/platform/time";
import { type Destroyed, readDestruction } from "../privacy.service.server";

export const handle = pageHandle("privacy", "destruction", ["destruction"]);

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readDestruction(asAdmin(context), new URL(request.url).searchParams.has("dry"));

function Row({ what }: { what: Destroyed }) {
  const { t } = useTranslation("destruction");
  const { locale } = useWords();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2">
      <span className="min-w-0 break-words">
        {what.title ?? t(what.kind === "users" ? "accounts" : "technical")} <code className="text-sm text-muted">{what.kind}</code>
        <span className="block text-sm text-muted">
          {what.day && (
            <>
              <DateText at={startOfDay(what.day)} />
              {" · "}
            </>
          )}
          {what.setting === null ? t("fixed") : `${what.setting}${what.value === null ? "" : `: ${what.value}`}`}
        </span>
      </span>
      <span className="tabular-nums">{formatNumber(what.count, locale)}</span>
    </li>
  );
}

export default function Destruction() {
  const { t } = useTranslation("destruction");
  const { past, done } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("title")} lead={t("lead")}>
        <p>
          <Link to="/privacy/retention" className="link">
            {t("howLong")}
          </Link>
        </p>
      </PageHeader>
      <Section title={t("dry.title")} lead={t("dry.lead")}>
        <Form method="get">
          <input type="hidden" name="dry" value="1" />
          <button type="submit" className="btn">
            {t("dry.start")}
          </button>
        </Form>
        {past && past.length === 0 && <p className="mt-4">{t("dry.none")}</p>}
        {past && past.length > 0 && (
          <ul className="mt-4 divide-y divide-base-300">
            {past.map((what) => (
              <Row key={`${what.kind} ${what.setting}`} what={what} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={t("done.title")} lead={t("done.lead")}>
        {done.length === 0 ? (
          <p>{t("done.none")}</p>
        ) : (
          <ul className="divide-y divide-base-300">
            {done.map((what) => (
              <Row key={`${what.day} ${what.kind} ${what.setting}`} what={what} />
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}
