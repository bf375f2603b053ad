/** What admins look after: payments that don't settle, refunds that were refused, and the books of a day. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { idField } from "~/platform/forms/fields";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { dayAfter, isDay, localDay, startOfDay } from "~/platform/time";
import { Comparison } from "../components/comparison";
import { useMoney } from "../components/use-money";
import { canPay } from "../payments.service.server";
import { listDue } from "../payouts.service.server";
import { reconcile } from "../reconcile.service.server";
import { askAgain, readBooks, retryRefund } from "../refunds.service.server";

export const handle = pageHandle("payments", "admin");

const query = z.object({
  day: z.string().catch(""),
  compare: z.string().optional(),
  after: z.coerce.number().int().nonnegative().catch(0),
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = asAdmin(context);
  const { day: asked, compare, after } = query.parse(Object.fromEntries(new URL(request.url).searchParams));
  const day = isDay(asked) ? asked : localDay(ctx.clock.now());
  const stretch = { from: startOfDay(day), until: startOfDay(dayAfter(day, 1)) };
  const books = await readBooks(ctx, stretch);
  const comparison = compare === "1" && canPay(ctx) ? await reconcile(ctx, stretch, after) : null;
  return { books, ...(await listDue(ctx)), comparison, day, canPay: canPay(ctx) };
}

const schema = z.object({ refund_id: idField().optional(), invoice_id: idField().optional() });

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema, feature: "payments" }, async ({ refund_id, invoice_id }, ctx) => {
    if (refund_id) await retryRefund(ctx, refund_id);
    else await askAgain(ctx, invoice_id ?? "");
    return redirectWithToast(args.context, "/admin/sipay", refund_id ? "payments:toasts.retried" : "payments:toasts.asked");
  });

type Books = ReturnType<typeof useLoaderData<typeof loader>>["books"];

function Accounts({ accounts }: Pick<Books, "accounts">) {
  const { t } = useTranslation("payments");
  const money = useMoney();
  if (accounts.length === 0) return <p>{t("admin.none")}</p>;
  const sum = (key: string, header: string, amount: (row: Books["accounts"][number]) => number) =>
    ({ key, header, align: "end", cell: (row) => money(amount(row)) }) satisfies Column<Books["accounts"][number]>;
  return (
    <ResponsiveTable
      caption={t("admin.books")}
      rows={accounts}
      rowKey={({ account }) => account}
      columns={[
        { key: "account", header: t("admin.account"), isPrimary: true, cell: ({ account }) => t(`admin.accounts.${account}`) },
        sum("debit", t("admin.debit"), ({ debit }) => debit),
        sum("credit", t("admin.credit"), ({ credit }) => credit),
        sum("balance", t("admin.balance"), ({ debit, credit }) => debit - credit),
      ]}
    />
  );
}

interface RowsProps<Row> {
  title: string;
  /** What is said where there are none. */
  none?: string;
  rows: readonly Row[];
  draw(row: Row): ReactNode;
}

function Rows<Row>({ title, none, rows, draw }: RowsProps<Row>) {
  const { t } = useTranslation("payments");
  return (
    <Section title={title}>
      {rows.length === 0 ? <p>{none ?? t("admin.none")}</p> : <ul className="divide-y divide-base-300">{rows.map(draw)}</ul>}
    </Section>
  );
}

const ROW = "flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3";

export default function Payments() {
  const { t } = useTranslation("payments");
  const { say, exists } = useWords();
  const money = useMoney();
  const { books, due, latest, comparison, day, canPay } = useLoaderData<typeof loader>();
  const problem = (name: string | null) => (exists(`payments:problems.${name}`) ? say(`payments:problems.${name}`) : name);
  return (
    <>
      <PageHeader title={t("pages.admin")} lead={t("admin.lead")} />
      {!canPay && <p className="rounded-box border border-warning p-4">{t("admin.notSetUp")}</p>}
      <Rows
        title={t("payouts.due")}
        none={t("payouts.noneDue")}
        rows={due}
        draw={({ eventId, name, community, lastAt, rest, isGone }) => (
          <li key={eventId} className={ROW}>
            <span className="min-w-0">
              <Link to={`/admin/sipay/payouts/${eventId}`} className="link">
                {name}
              </Link>{" "}
              · {community ?? t("payouts.noCommunity")} · <DateText at={lastAt} />
              {isGone === 1 && ` · ${t("payouts.gone")}`}
            </span>
            <span className="tabular-nums">{rest < 0 ? t("payouts.overpaidShort", { amount: money(-rest) }) : money(rest)}</span>
          </li>
        )}
      />
      <Rows
        title={t("payouts.latest")}
        none={t("payouts.none")}
        rows={latest}
        draw={({ payoutId, eventId, name, paidOn, reference, amount, undoneAt }) => (
          <li key={payoutId} className={ROW}>
            <span className="min-w-0 break-words">
              <Link to={`/admin/sipay/payouts/${eventId}`} className="link">
                {name}
              </Link>{" "}
              · <DateText at={startOfDay(paidOn)} /> · {reference}
            </span>
            <span className="tabular-nums">{undoneAt === null ? money(amount) : <s>{money(amount)}</s>}</span>
          </li>
        )}
      />
      <Rows
        title={t("admin.open")}
        rows={books.open}
        draw={(row) => (
          <li key={row.invoiceId} className={ROW}>
            <span>
              {row.invoiceId} · <DateText at={row.createdAt} style="dateTime" /> · {problem(row.problem)}
            </span>
            <span className="tabular-nums">{money(row.amount)}</span>
            <ActionButton fields={{ invoice_id: row.invoiceId }}>{t("admin.ask")}</ActionButton>
          </li>
        )}
      />
      <Rows
        title={t("admin.failed")}
        rows={books.failed}
        draw={(row) => (
          <li key={row.refundId} className={ROW}>
            <span>
              {row.refundId} · {row.invoiceId} · <DateText at={row.updatedAt} style="dateTime" />
            </span>
            <span className="tabular-nums">{money(row.amount)}</span>
            <ActionButton fields={{ refund_id: row.refundId }}>{t("admin.retry")}</ActionButton>
          </li>
        )}
      />
      <Rows
        title={t("admin.refused")}
        rows={books.refused}
        draw={(row) => (
          <li key={row.key} className={ROW}>
            <span>
              {row.kind} · {row.invoiceId} · {row.verdict}
            </span>
            <DateText at={row.createdAt} style="dateTime" />
          </li>
        )}
      />
      <Section title={t("admin.books")}>
        <Form method="get" className="mb-4 flex flex-wrap items-end gap-3">
          <label className="flex flex-col gap-1 text-sm">
            {t("fields.day")}
            <input type="date" name="day" defaultValue={day} className="input text-base" />
          </label>
          <button type="submit" className="btn">
            {t("admin.show")}
          </button>
          {canPay && (
            <button type="submit" name="compare" value="1" className="btn">
              {t("compare.start")}
            </button>
          )}
        </Form>
        <Accounts accounts={books.accounts} />
      </Section>
      {comparison && <Comparison day={day} comparison={comparison} />}
    </>
  );
}
