/** Returning a ticket: what becomes of the seat and the money, and one button. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { usePrice } from "../components/use-price";
import { readReturn, returnTicket } from "../returns.service.server";

export const handle = pageHandle("tickets", "refund");

export async function loader({ params: { ticket_id = "" }, context }: LoaderFunctionArgs) {
  return { ticket: await readReturn(signedIn(context), ticket_id) };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: z.object({}), feature: "tickets" }, async (_, ctx) => {
    const ticketId = args.params.ticket_id ?? "";
    await returnTicket(ctx, ticketId);
    return redirectWithToast(args.context, `/event/ticket/one/${ticketId}`, "tickets:toasts.returned");
  });

export default function ReturnTicket() {
  const { t } = useTranslation("tickets");
  const price = usePrice();
  const { ticket } = useLoaderData<typeof loader>();
  const to = `/event/ticket/one/${ticket.ticketId}`;
  return (
    <div className="max-w-xl">
      <PageHeader title={t("pages.refund")} breadcrumb={[{ label: ticket.eventName, to }, { label: t("pages.refund") }]}>
        <p className="font-medium">
          {ticket.category} · <DateText at={ticket.startsAt} style="dayTime" />
        </p>
      </PageHeader>
      {ticket.canReturn ? (
        <>
          <p className="max-w-prose">
            {t("giveBack.lead")} {ticket.price > 0 ? t("giveBack.money", { price: price(ticket.price) }) : t("giveBack.free")}
          </p>
          {ticket.price > 0 && ticket.state !== "cancelled" && (
            <p className="mt-2 text-sm text-muted">
              {t("giveBack.until")} <DateText at={ticket.refundUntil} style="dayTime" />
            </p>
          )}
          <PlainForm feature="tickets" isGuarded={false} className="mt-6">
            <div className="flex flex-wrap gap-3">
              <SubmitButton className="btn-error">{t(ticket.price > 0 ? "giveBack.refund" : "giveBack.submit")}</SubmitButton>
              <Link to={to} className="btn">
                {t("giveBack.keep")}
              </Link>
            </div>
          </PlainForm>
        </>
      ) : (
        <p className="font-medium">{t("giveBack.late")}</p>
      )}
    </div>
  );
}
