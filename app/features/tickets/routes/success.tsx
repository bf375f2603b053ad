/** What was just bought. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { TicketRows } from "../components/ticket-list";
import { readBought } from "../tickets.service.server";

export const handle = pageHandle("tickets", "success");

export const loader = async ({ params: { ticket_id = "" }, context }: LoaderFunctionArgs) => ({
  tickets: await readBought(signedIn(context), ticket_id),
});

export default function Success() {
  const { t } = useTranslation("tickets");
  const { tickets } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.success")} lead={t("success.lead")} />
      <TicketRows tickets={tickets} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={`/event/ticket/one/${tickets[0]?.ticketId}`} className="btn btn-primary">
          {t("success.show")}
        </Link>
        <Link to="/event/ticket/personal" className="btn">
          {t("success.all")}
        </Link>
      </div>
    </div>
  );
}
