/** One's own tickets: those to come, and those of before. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { HeldOrders } from "../components/held-orders";
import { TicketRows } from "../components/ticket-list";
import { TicketPasses } from "../components/ticket-pass";
import { useOfflinePasses, useOfflineTickets } from "../components/use-offline-tickets";
import { readMyTickets } from "../tickets.service.server";

export const handle = pageHandle("tickets", "personal");

export async function loader({ context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  return { ...(await readMyTickets(ctx)), reader: ctx.actor.userName, now: ctx.clock.now() };
}

export default function MyTickets() {
  const { t } = useTranslation("tickets");
  const { held, next, coming, before, reader, now } = useLoaderData<typeof loader>();
  useOfflineTickets(useMemo(() => [...next, ...coming].map(({ ticketId }) => ticketId), [next, coming]));
  useOfflinePasses({ passes: next, reader, now });
  const events = (
    <Link to="/event/all" className="btn btn-primary">
      {t("personal.events")}
    </Link>
  );
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.personal")} lead={t("personal.lead")} />
      {held.length + next.length + coming.length + before.length === 0 && (
        <EmptyState title={t("personal.none")} text={t("personal.noneText")} act={events} drawing="calendar" />
      )}
      {held.length > 0 && (
        <Section title={t("personal.held")}>
          <HeldOrders held={held} now={now} />
        </Section>
      )}
      {next.length > 0 && (
        <Section title={t("personal.next")}>
          <TicketPasses passes={next} />
        </Section>
      )}
      {coming.length > 0 && (
        <Section title={t("personal.coming")}>
          <TicketRows tickets={coming} />
        </Section>
      )}
      {before.length > 0 && (
        <Section title={t("personal.before")}>
          <TicketRows tickets={before} />
        </Section>
      )}
    </div>
  );
}
