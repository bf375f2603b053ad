/** Taking over a ticket that another student offers. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { acceptForm } from "../tickets.schemas";
import { acceptTicket, readOffered } from "../transfer.service.server";

export const handle = pageHandle("tickets", "accept");

export async function loader({ request, params: { ticket_id = "" }, context }: LoaderFunctionArgs) {
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const ticket = await readOffered(signedIn(context), ticket_id, key);
  return { ticket, key };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: acceptForm, feature: "tickets" }, async ({ key = "" }, ctx) => {
    const ticketId = args.params.ticket_id ?? "";
    await acceptTicket(ctx, ticketId, key);
    return redirectWithToast(args.context, `/event/ticket/one/${ticketId}`, "tickets:toasts.accepted");
  });

export default function AcceptTicket() {
  const { t } = useTranslation("tickets");
  const { ticket, key } = useLoaderData<typeof loader>();
  if (!ticket?.isPassable) {
    return (
      <>
        <PageHeader title={t("pages.accept")} />
        <EmptyState title={t("accept.gone")} drawing="calendar" />
      </>
    );
  }
  return (
    <div className="max-w-xl">
      <PageHeader
        title={t("pages.accept")}
        lead={ticket.isMine ? t("accept.own") : t("accept.from", { name: ticket.holder ?? t("one.noName") })}
      >
        <p className="font-medium">
          {ticket.eventName} · {ticket.category} · <DateText at={ticket.startsAt} style="dayTime" /> · {ticket.location}
        </p>
      </PageHeader>
      {!ticket.isMine && (
        <>
          <p>{t("accept.lead")}</p>
          {ticket.price > 0 && <p className="mt-2 text-sm text-muted">{t("transfer.money")}</p>}
          <PlainForm feature="tickets" isGuarded={false} className="mt-6">
            <input type="hidden" name="key" value={key} />
            <SubmitButton className="btn-primary self-start">{t("accept.submit")}</SubmitButton>
          </PlainForm>
        </>
      )}
    </div>
  );
}
