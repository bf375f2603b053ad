/** Paying what was ordered: what it is, until when its seats are held, and when it can be returned. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { untilStyle } from "~/kit/format";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { FormShell } from "~/kit/forms/form-shell";
import { SubmitButton } from "~/kit/forms/submit-button";
import type { Result } from "~/kit/forms/use-sending";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { isDomainError } from "~/platform/errors/define";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { messageKey } from "~/platform/http/answer.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import CreditCard from "~icons/lucide/credit-card";
import { ContractTexts } from "../components/contract-texts";
import { useMoney } from "../components/use-money";
import { payForm } from "../payments.schemas";
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
  submitSignedInForm(args, { schema: payForm, feature: "payments" }, async ({ order_id, shown }, ctx) => {
    const eventId = args.params.eventId ?? "";
    try {
      return redirect(await startPayment(ctx, eventId, order_id, shown), 303);
    } catch (refused) {
      // What they agreed to isn't what it is now: they are shown it anew, and asked again.
      if (!isDomainError(refused) || refused.code !== "payments.contractChanged") throw refused;
      return redirectWithToast(args.context, `/sipay/payment/${eventId}?order=${order_id}`, messageKey(refused.code), "error");
    }
  });

type Order = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["order"]>;

function Bill({ seats, amount, promoCode }: Pick<Order, "seats" | "amount" | "promoCode">) {
  const { t } = useTranslation("payments");
  const money = useMoney();
  return (
    <dl className="divide-y divide-base-300 border-y border-base-300">
      {seats.map(({ name, onlyAt, price, count }) => (
        <div key={`${name} ${onlyAt} ${price}`} className="flex justify-between gap-6 p-3">
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
      {promoCode !== null && (
        <div className="flex justify-between gap-6 p-3 text-sm text-muted">
          <dt>{t("payment.promo", { code: promoCode })}</dt>
          <dd>{t("payment.promoTaken")}</dd>
        </div>
      )}
      <div className="flex justify-between gap-6 p-3 font-semibold">
        <dt>{t("payment.total")}</dt>
        <dd className="tabular-nums">{money(amount)}</dd>
      </div>
    </dl>
  );
}

/** What was answered; ticks are kept under the contract that they were set under alone. */
function useAnswered(hash: string | undefined): Result {
  const result = useActionData<{ result?: Result }>()?.result ?? null;
  if (!result || result.initialValue?.shown === hash) return result;
  return { ...result, initialValue: { ...result.initialValue, agreed: "", of_age: "" } };
}

/** Agreeing and paying, or why neither can be done. */
function Confirmation({ order: { orderId, contract, canPay } }: { order: Order }) {
  const { t } = useTranslation("payments");
  const result = useAnswered(contract?.hash);
  if (!canPay || !contract) return <p className="mt-6 font-medium">{t(canPay ? "payment.noSeller" : "payment.notSetUp")}</p>;
  return (
    <div className="mt-6 flex flex-col gap-5">
      <ContractTexts information={contract.information} contract={contract.contract} />
      <FormShell key={contract.hash} feature="payments" result={result} isGuarded={false}>
        <input type="hidden" name="order_id" value={orderId} />
        <input type="hidden" name="shown" value={contract.hash} />
        <CheckboxField name="of_age" isOptional={false} autoComplete="off" />
        <CheckboxField name="agreed" isOptional={false} autoComplete="off" />
        <SubmitButton className="btn-primary btn-lg self-start">
          <CreditCard size={20} aria-hidden />
          {t("payment.pay")}
        </SubmitButton>
      </FormShell>
    </div>
  );
}

function ToPay({ order, now }: { order: Order; now: number }) {
  const { t } = useTranslation("payments");
  const { refundUntil } = order;
  return (
    <>
      <Bill seats={order.seats} amount={order.amount} promoCode={order.promoCode} />
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
      <Confirmation order={order} />
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
