/** The provider has the money: the tickets, or why it goes back. */
import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readConfirmation } from "../payments.service.server";

export const handle = pageHandle("payments", "success");

export async function loader({ request, context }: LoaderFunctionArgs) {
  const invoice = new URL(request.url).searchParams.get("invoice");
  if (!invoice) return { lead: "none", hasSeats: false, ticketId: null } as const;
  const found = await readConfirmation(signedIn(context), invoice);
  if (found.status !== "paid") throw redirect(`/sipay/confirmation/cancel?invoice=${encodeURIComponent(invoice)}`);
  const hasSeats = found.isSeated && found.ticketId !== null;
  const lead = hasSeats ? "lead" : found.orderStatus === "paid" && !found.isSeated ? "twice" : "unseated";
  return { lead, hasSeats, ticketId: found.ticketId } as const;
}

export default function Success() {
  const { t } = useTranslation("payments");
  const { lead, hasSeats, ticketId } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-xl">
      <PageHeader title={t(lead === "none" ? "pages.personal" : "pages.success")} lead={t(`success.${lead}`)} />
      {hasSeats && (
        <Link to={`/event/ticket/success/${ticketId}`} className="btn btn-primary">
          {t("success.toTickets")}
        </Link>
      )}
      {!hasSeats && (
        <Link to="/sipay/personal" className="btn">
          {t("pages.personal")}
        </Link>
      )}
    </div>
  );
}
