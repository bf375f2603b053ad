/** Getting tickets for an event: what is on sale, and how many of each. */
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { FormShell } from "~/kit/forms/form-shell";
import { HiddenField } from "~/kit/forms/hidden-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import type { Result } from "~/kit/forms/use-sending";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { newNonce } from "~/platform/ids";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { AnswerFields } from "../components/answer-fields";
import { type Chosen, isSingle, offeredOf, SaleRows } from "../components/sale-rows";
import { PendingOrder, WaitingList } from "../components/waiting-list";
import { cancelOrder, placeOrder, readSale } from "../orders.service.server";
import { placedAnew, seatsWanted, typedAnswers } from "../questions.rules";
import { ticketErrors } from "../tickets.errors";
import { MAX_PROMO } from "../tickets.limits";
import { cancelForm, orderForm, takeForm, waitForm } from "../tickets.schemas";
import { joinWaitingList, leaveWaitingList, takeOffer } from "../waits.service.server";

export const handle = pageHandle("tickets", "buy");

export async function loader({ params: { event_id = "" }, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const sale = await readSale(ctx, event_id);
  return { sale, key: newNonce(), now: ctx.clock.now(), title: sale.event.name, partOf: "tickets:pages.buy" };
}

const toSelf = ({ request }: ActionFunctionArgs) => new URL(request.url).pathname;

const take = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: takeForm, feature: "tickets", formData }, async ({ order_id }, ctx) =>
    redirect(`/event/ticket/success/${await takeOffer(ctx, order_id)}`, 303),
  );

const wait = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: waitForm, feature: "tickets", formData }, async ({ act, category_id }, ctx) => {
    const eventId = args.params.event_id ?? "";
    await (act === "wait" ? joinWaitingList(ctx, eventId, category_id) : leaveWaitingList(ctx, eventId, category_id));
    return redirectWithToast(args.context, toSelf(args), act === "wait" ? "tickets:toasts.waiting" : "tickets:toasts.left");
  });

const giveUp = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: cancelForm, feature: "tickets", formData }, async ({ order_id }, ctx) => {
    await cancelOrder(ctx, order_id);
    return redirect(toSelf(args), 303);
  });

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const act = formData.get("act");
  if (act === "cancel") return giveUp(args, formData);
  if (act === "take") return take(args, formData);
  if (act !== null) return wait(args, formData);
  return submitSignedInForm(args, { schema: orderForm, feature: "tickets", formData }, async ({ key, lines, promo_code, answers }, ctx) => {
    const wanted = lines.map(({ category_id, quantity = 0 }) => ({ category_id, quantity }));
    const { order, tickets } = await placeOrder(ctx, args.params.event_id ?? "", wanted, key, promo_code, typedAnswers({ lines, answers }));
    if (order.status === "pending") return redirect(`/sipay/payment/${order.eventId}`, 303);
    // An old form brings back an order that ended unpaid; only a new page orders again.
    if (order.status !== "paid") throw ticketErrors.keyReused();
    return redirect(`/event/ticket/success/${tickets[0]?.ticketId}`, 303);
  });
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>;

/** What the form's action answered, with what was sent at the places that its fields have by now. */
function useSent({ categories, questions }: Pick<Data["sale"], "categories" | "questions">) {
  const result = useActionData<{ result?: Result }>()?.result;
  const asked = questions.map(({ questionId, scope }) => ({ questionId, scope }));
  // Reading the page again is no new answer while its fields stand where they stood.
  const places = JSON.stringify({ categoryIds: offeredOf(categories).map(({ categoryId }) => categoryId), questions: asked });
  return useMemo(() => {
    if (!Array.isArray(result?.initialValue?.lines)) return result;
    const initialValue = placedAnew(result.initialValue, JSON.parse(places)) as typeof result.initialValue;
    return { ...result, initialValue };
  }, [result, places]);
}

/** How many of each are chosen: what was sent, also without scripts, and what was chosen since. */
function useChosen(categories: Data["sale"]["categories"], result: Result | undefined) {
  const sent = result?.initialValue?.lines;
  const lines = Array.isArray(sent) ? (sent as { quantity?: unknown }[]) : isSingle(categories) ? [{ quantity: "1" }] : [];
  const [since, setSince] = useState<Chosen>({});
  const first: Chosen = Object.fromEntries(lines.map((line, at) => [`lines[${at}].quantity`, seatsWanted(line.quantity)]));
  return {
    chosen: { ...first, ...since },
    onChoose: (name: string, count: number) => setSince((before) => ({ ...before, [name]: count })),
  };
}

/** The form, or why there is none. */
function Offer({ sale, loadKey, now }: { sale: Data["sale"]; loadKey: string; now: number }) {
  const { t } = useTranslation("tickets");
  const { categories, isOver, isInvited, isPaused, hasPromos, holdMinutes, questions } = sale;
  const result = useSent(sale);
  const { chosen, onChoose } = useChosen(categories, result);
  const rows = { categories, now, chosen, onChoose };
  if (isOver) return <EmptyState title={t("buy.over")} />;
  if (!isInvited) return <EmptyState title={t("buy.notForYou")} />;
  if (isPaused) return <EmptyState title={t("buy.paused")} text={t("buy.pausedText")} />;
  if (categories.every(({ most }) => most === 0)) {
    return (
      <>
        <EmptyState title={t("buy.none")} text={t("buy.noneText", { minutes: holdMinutes })} />
        <div className="mt-6">
          <SaleRows {...rows} />
        </div>
        <WaitingList categories={categories} />
      </>
    );
  }
  return (
    <>
      <FormShell feature="tickets" result={result} isGuarded={false}>
        <HiddenField name="key" value={loadKey} />
        <SaleRows {...rows} />
        <AnswerFields questions={questions} categories={categories} chosen={chosen} />
        {hasPromos && <TextField name="promo_code" isOptional hint={t("buy.promo")} maxLength={MAX_PROMO} autoComplete="off" />}
        <SubmitButton className="btn-primary self-start">{t("buy.order")}</SubmitButton>
      </FormShell>
      <WaitingList categories={categories} />
    </>
  );
}

export default function BuyTickets() {
  const { t } = useTranslation("tickets");
  const { t: chrome } = useTranslation("chrome");
  const { sale, key, now } = useLoaderData<typeof loader>();
  const { event, refundUntil } = sale;
  const to = `/event/${event.eventId}`;
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t("pages.buy")}
        lead={t(sale.categories.every(({ price }) => price === 0) ? "buy.leadFree" : "buy.lead")}
        breadcrumb={[{ label: event.name, to }, { label: t("pages.buy") }]}
      >
        <p>
          <span className="font-medium">{event.name}</span> · <DateText at={event.startsAt} style="dayTime" /> · {event.location}
        </p>
      </PageHeader>
      {sale.pending.map((order) => (
        <PendingOrder key={order.orderId} order={order} eventId={event.eventId} />
      ))}
      <Offer sale={sale} loadKey={key} now={now} />
      {sale.categories.some(({ price, onlyAt }) => price > 0 && onlyAt === null) && (
        <p className="mt-6 text-sm text-muted">
          {refundUntil > now ? (
            <>
              {t("buy.refund")} <DateText at={refundUntil} style="dayTime" />
            </>
          ) : (
            t("buy.noRefund")
          )}
        </p>
      )}
      {sale.categories.some(({ price }) => price > 0) && (
        <p className="mt-2 text-sm">
          <Link to="/policies/terms-of-sale" className="link">
            {chrome("links.termsOfSale")}
          </Link>
        </p>
      )}
      <Link to={to} className="btn btn-ghost btn-sm mt-4">
        {t("buy.toEvent")}
      </Link>
    </div>
  );
}
