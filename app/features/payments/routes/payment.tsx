/** Paying what was ordered: what it is, until when its seats are held, and when it can be returned. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { EmptyState } from "~/kit/empty-state";
import { untilStyle } from "~/kit/format";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { idField } from "~/platform/forms/fields";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import CreditCard from "~icons/lucide/credit-card";
import { useMoney } from "../components/use-money";
import { readPaymentPage, startPayment } from "../payments.service.server";

export const handle = pageHandle("payments", "payment");

export async function loader({ request, params: { eventId = "" }, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  return {
    order: await readPaymentPage(ctx, eventId, new URL(request.url).searchParams.get("order") ?? undefined),
    eventId,
    now: ctx.clock.now(),
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: z.object({ order_id: idField() }), feature: "payments" }, async ({ order_id }, ctx) =>
    redirect(await startPayment(ctx, args.params.eventId ?? "", order_id), 303),
  );

type Order = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["order"]>;

function Bill({ seats, amount }: Pick<Order, "seats" | "amount">) {
  const { t } = useTranslation("payments");
  const money = useMoney();
  return (
    <dl className="divide-y divide-base-300 border-y border-base-300">
      {seats.map(({ name, onlyAt, price, count }) => (
        <div key={`${name} ${onlyAt}`} className="flex justify-between gap-6 p-3">
          <dt>
            {t("payment.seats", { count, name })}
            {onlyAt !== null && (
              <>
                {" · "}
                <DateText at={onlyAt} style="dayTime" />
              </>
            )}
          </dt>
          <dd className="tabular-nums">{money(price * count)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 p-3 font-semibold">
        <dt>{t("payment.total")}</dt>
        <dd className="tabular-nums">{money(amount)}</dd>
      </div>
    </dl>
  );
}

function ToPay({ order, now }: { order: Order; now: number }) {
  const { t } = useTranslation("payments");
  const money = useMoney();
  const { refundUntil, amount, canPay } = order;
  return (
    <>
      <Bill seats={order.seats} amount={amount} />
      <ul className="mt-4 flex list-disc flex-col gap-1 ps-5 text-sm text-muted">
        <li>{t("payment.provider")}</li>
        <li>
          {refundUntil > now ? (
            <>
              {t("payment.refund")} <DateText at={refundUntil} style="dayTime" />
            </>
          ) : (
            t("payment.noRefund")
          )}
        </li>
        <li>{t("payment.terms")}</li>
      </ul>
      {canPay ? (
        <PlainForm feature="payments" isGuarded={false} className="mt-6">
          <input type="hidden" name="order_id" value={order.orderId} />
          <SubmitButton className="btn-primary btn-lg self-start">
            <CreditCard size={20} aria-hidden />
            {t("payment.pay", { price: money(amount) })}
          </SubmitButton>
        </PlainForm>
      ) : (
        <p className="mt-6 font-medium">{t("payment.notSetUp")}</p>
      )}
    </>
  );
}

export default function Payment() {
  const { t } = useTranslation("payments");
  const { order, eventId, now } = useLoaderData<typeof loader>();
  const buy = `/event/ticket/buy/${eventId}`;
  if (!order) {
    const again = (
      <Link to={buy} className="btn btn-primary">
        {t("payment.toTickets")}
      </Link>
    );
    return (
      <div className="max-w-xl">
        <PageHeader title={t("pages.payment")} />
        <EmptyState title={t("payment.none")} text={t("payment.noneText")} act={again} />
      </div>
    );
  }
  return (
    <div className="max-w-xl">
      <PageHeader
        title={t("pages.payment")}
        breadcrumb={[{ label: order.eventName, to: `/event/${eventId}` }, { label: t("pages.payment") }]}
      >
        <p className="font-medium">
          {t("payment.lead")} <DateText at={order.expiresAt} style={untilStyle(order.expiresAt, now)} />
        </p>
      </PageHeader>
      <ToPay order={order} now={now} />
    </div>
  );
}
