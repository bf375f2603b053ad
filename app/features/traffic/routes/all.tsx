/** The traffic log: whether it is on, its signed days, and what one address asked for on one of them. */
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
import { localDay, startOfDay } from "~/platform/time";
import { MAX_ADDRESS, MAX_FILE, MAX_REASON } from "../traffic.limits";
import { trafficFilters } from "../traffic.schemas";
import { readLog } from "../traffic.service.server";

export const handle = pageHandle("traffic", "all");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { verify } = trafficFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const ctx = asAdmin(context);
  return { ...(await readLog(ctx, verify)), today: localDay(ctx.clock.now()) };
}

const FIELDS = [
  ["file", { minLength: 3, maxLength: MAX_FILE }],
  ["reason", { minLength: 10, maxLength: MAX_REASON }],
  ["address", { maxLength: MAX_ADDRESS }],
] as const;

function OpeningForm({ today }: { today: string }) {
  const { t } = useTranslation("traffic");
  return (
    <form method="post" action="/api/v1/traffic/lines.csv" encType="multipart/form-data" className="flex max-w-md flex-col gap-3">
      {FIELDS.map(([name, limits]) => (
        <label key={name} className="flex flex-col gap-1 text-sm">
          {t(`fields.${name}`)}
          <input name={name} required autoComplete="off" {...limits} className="input w-full text-base" />
        </label>
      ))}
      <label className="flex flex-col gap-1 text-sm">
        {t("fields.day")}
        <input type="date" name="day" required max={today} defaultValue={today} className="input w-44 text-base" />
      </label>
      <button type="submit" className="btn btn-primary self-start">
        {t("open.download")}
      </button>
    </form>
  );
}

function Opening({ isConfirmed, today }: { isConfirmed: boolean; today: string }) {
  const { t } = useTranslation("traffic");
  return (
    <Section title={t("open.title")} lead={t("open.lead")}>
      {isConfirmed ? (
        <OpeningForm today={today} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p>{t("open.confirm")}</p>
          <Link to={`/reception/confirm?${new URLSearchParams({ next: "/admin/traffic" })}`} className="btn btn-primary">
            {t("open.go")}
          </Link>
        </div>
      )}
    </Section>
  );
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

function Days({ days, checked }: Pick<Data, "days" | "checked">) {
  const { t } = useTranslation("traffic");
  const { locale } = useWords();
  const [latest] = days;
  return (
    <Section title={t("days.title")} lead={t("days.lead")}>
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <label className="flex flex-col gap-1 text-sm">
          {t("days.day")}
          <input type="date" name="verify" required defaultValue={checked?.day ?? latest?.day} className="input w-44 text-base" />
        </label>
        <button type="submit" className="btn">
          {t("days.check")}
        </button>
      </Form>
      {checked && (
        <p role="status" className={`mt-4 ${checked.verdict === "holds" ? "" : "text-error"}`}>
          <DateText at={startOfDay(checked.day)} />: {t(`verdicts.${checked.verdict}`)}
        </p>
      )}
      {days.length === 0 ? (
        <p className="mt-4">{t("days.none")}</p>
      ) : (
        <ul className="mt-4 divide-y divide-base-300">
          {days.map(({ day, lines, objects }) => (
            <li key={day} className="flex flex-wrap justify-between gap-x-6 py-2">
              <DateText at={startOfDay(day)} />
              <span className="text-muted">
                {t("days.counts", { lines: formatNumber(lines, locale), objects: formatNumber(objects, locale) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

export default function TrafficLog() {
  const { t } = useTranslation("traffic");
  const { days, isConfirmed, months, checked, today } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-3xl">
      <PageHeader title={t("pages.all")} lead={t("lead")}>
        <p>
          {months === 0 ? t("state.off") : t("state.on", { count: months })}{" "}
          <Link to="/admin/settings/main" className="link">
            {t("state.settings")}
          </Link>
        </p>
      </PageHeader>
      <Opening isConfirmed={isConfirmed} today={today} />
      <Days days={days} checked={checked} />
    </div>
  );
}
