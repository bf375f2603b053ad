/** An event's sales for its organizers: the numbers, the guests, and everything that changes how tickets are sold. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { ActForm } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { SelectField } from "~/kit/forms/select-field";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { newNonce } from "~/platform/ids";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { Books, PayoutList } from "../../payments/offered/payout-books";
import { GuestList } from "../components/guest-list";
import { PromoList } from "../components/promo-list";
import { QuestionList } from "../components/question-list";
import { ByCategory, ByDate, ByDay, Steps, Totals } from "../components/sales-numbers";
import { salesAction } from "../sales.acts.server";
import { readSales, type Sales } from "../sales.service.server";
import { guestQuery } from "../tickets.schemas";

export const handle = pageHandle("tickets", "sales", ["payments", "operator"]);

export async function loader({ request, params: { event_id = "" }, context }: LoaderFunctionArgs) {
  const { q = "" } = guestQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const sales = await readSales(signedIn(context), event_id, q);
  return { sales, q, giftKey: newNonce(), title: sales.name, partOf: "tickets:pages.sales" };
}

export const action = salesAction;

/** What is given to guests, until the event is over. */
function Gift({ sales, giftKey }: { sales: Sales; giftKey: string }) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  const open = sales.categories
    .filter(({ isClosed }) => !isClosed)
    .map(({ categoryId, name, onlyAt }) => ({
      value: categoryId,
      label: onlyAt === null ? name : `${name} · ${formatDate(onlyAt, locale, "dayTime")}`,
    }));
  return (
    open.length > 0 &&
    !sales.isOver &&
    !sales.isCancelled && (
      <ActForm
        feature="tickets"
        title={t("sales.giveTitle")}
        text={t("sales.giveText")}
        fields={{ act: "give", key: giftKey }}
        submitLabel={t("sales.give")}
      >
        <TextField name="person" maxLength={254} autoComplete="off" />
        <SelectField name="given_category_id" emptyLabel={false} options={open} />
      </ActForm>
    )
  );
}

function Pause({ isPaused }: Pick<Sales, "isPaused">) {
  const { t } = useTranslation("tickets");
  return (
    <ActionButton fields={{ act: isPaused ? "resume" : "pause" }} className={isPaused ? "btn-primary" : ""}>
      {t(isPaused ? "sales.resume" : "sales.pause")}
    </ActionButton>
  );
}

export default function TicketSales() {
  const { t } = useTranslation(["tickets", "payments", "operator"]);
  const { sales, q, giftKey } = useLoaderData<typeof loader>();
  const { eventId, name, startsAt, dateCount, isOver, isCancelled, isPaused } = sales;
  return (
    <div className="max-w-4xl">
      <PageHeader
        title={t("pages.sales")}
        lead={t("sales.lead")}
        act={isOver || isCancelled ? undefined : <Pause isPaused={isPaused} />}
        breadcrumb={[{ label: name, to: `/event/${eventId}` }, { label: t("pages.sales") }]}
      >
        <p>
          <span className="font-medium">{name}</span> · <DateText at={startsAt} style="dayTime" />
          {dateCount > 1 && ` · ${t("sales.dates", { number: dateCount })}`}
        </p>
        <p className="mt-3 flex flex-wrap gap-2">
          <Link to={`/event/ticket/check-in/${eventId}`} reloadDocument className="btn btn-sm">
            {t("pages.check-in")}
          </Link>
          <Link to={`/event/ticket/messages/${eventId}`} className="btn btn-sm">
            {t("pages.messages")}
          </Link>
          <a href={`/api/v1/event/${eventId}/sales.csv`} download={`${eventId}-sales.csv`} className="btn btn-sm">
            {t("sales.downloadSales")}
          </a>
        </p>
      </PageHeader>
      {isCancelled && <p className="mb-6 rounded-box border border-error p-4">{t("sales.isCancelled")}</p>}
      {isPaused && !isCancelled && <p className="mb-6 rounded-box border border-warning p-4">{t("sales.isPaused")}</p>}
      {sales.lacksSeller && !isOver && !isCancelled && (
        <p className="mb-6 rounded-box border border-warning p-4">{t("operator:seller.isLacking")}</p>
      )}
      <Totals total={sales.total} />
      <Steps viewCount={sales.viewCount} capacity={sales.capacity} total={sales.total} />
      {sales.books && (
        <Section title={t("sales.payouts")} lead={t("sales.payoutsLead")}>
          <Books books={sales.books} />
          <PayoutList payouts={sales.payouts} />
          {sales.notesPayouts && (
            <Link to={`/admin/sipay/payouts/${eventId}`} className="btn btn-sm mt-3">
              {t("payments:pages.payouts")}
            </Link>
          )}
        </Section>
      )}
      <ByCategory categories={sales.categories} />
      <ByDate dates={sales.dates} />
      <ByDay days={sales.days} />
      <GuestList sales={sales} q={q} />
      <Gift sales={sales} giftKey={giftKey} />
      <QuestionList questions={sales.questions} />
      <PromoList promos={sales.promos} />
    </div>
  );
}
