/** What was just bought: the tickets themselves. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { calendarPath } from "../../events/event-times.rules";
import { TicketPasses } from "../components/ticket-pass";
import { useOfflinePasses } from "../components/use-offline-tickets";
import { usePrice } from "../components/use-price";
import { readBought } from "../tickets.service.server";

export const handle = pageHandle("tickets", "success");

export async function loader({ params: { ticket_id = "" }, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  return { passes: await readBought(ctx, ticket_id), reader: ctx.actor.userName, now: ctx.clock.now() };
}

export default function Success() {
  const { t } = useTranslation("tickets");
  const { passes, reader, now } = useLoaderData<typeof loader>();
  useOfflinePasses({ passes, reader, now });
  const price = usePrice();
  const paid = passes.reduce((sum, each) => sum + each.price, 0);
  const [{ eventId = "", onlyAt = null } = {}] = passes;
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.success")} lead={t("success.lead")}>
        {paid > 0 && (
          <p className="font-medium">
            {t("success.paid")}: <span className="tabular-nums">{price(paid)}</span>
          </p>
        )}
      </PageHeader>
      <TicketPasses passes={passes} />
      <div className="mt-6 flex flex-wrap gap-3">
        <a href={calendarPath(eventId, passes.length === 1 ? onlyAt : null)} download={`${eventId}.ics`} className="btn">
          {t("one.calendar")}
        </a>
        <Link to="/event/ticket/personal" className="btn">
          {t("success.all")}
        </Link>
      </div>
    </div>
  );
}
