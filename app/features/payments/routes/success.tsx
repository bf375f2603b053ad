/** The provider has the money: it leads on to the tickets, or says why the money goes back. */
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
  if (!invoice) return { lead: "none" } as const;
  const found = await readConfirmation(signedIn(context), invoice);
  if (found.status !== "paid") throw redirect(`/sipay/confirmation/cancel?invoice=${encodeURIComponent(invoice)}`);
  if (found.isSeated && found.ticketId !== null) throw redirect(`/event/ticket/success/${found.ticketId}`);
  return { lead: found.orderStatus === "paid" && !found.isSeated ? "twice" : "unseated" } as const;
}

export default function Success() {
  const { t } = useTranslation("payments");
  const { lead } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-xl">
      <PageHeader title={t(lead === "none" ? "pages.personal" : "pages.success")} lead={t(`success.${lead}`)} />
      <Link to="/sipay/personal" className="btn">
        {t("pages.personal")}
      </Link>
    </div>
  );
}
