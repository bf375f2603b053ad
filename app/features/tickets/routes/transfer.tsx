/** Passing a ticket on: to a student who is told, or by a link. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { PageHeader } from "~/kit/page-header";
import { SecretLink } from "~/kit/secret-link";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { transferForm } from "../tickets.schemas";
import { offerTicket, readTransfer, withdrawOffer } from "../transfer.service.server";

export const handle = pageHandle("tickets", "transfer");

export async function loader({ params: { ticket_id = "" }, context }: LoaderFunctionArgs) {
  return { ticket: await readTransfer(signedIn(context), ticket_id) };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: transferForm, feature: "tickets" }, async ({ act, person }, ctx) => {
    const ticketId = args.params.ticket_id ?? "";
    const here = `/event/ticket/${ticketId}/transfer`;
    if (act === "withdraw") {
      await withdrawOffer(ctx, ticketId);
      return redirectWithToast(args.context, here, "tickets:toasts.withdrawn");
    }
    const link = await offerTicket(ctx, ticketId, act === "person" ? (person ?? "") : undefined);
    return link === null ? redirectWithToast(args.context, here, "tickets:toasts.offered") : data({ link });
  });

type Offered = ReturnType<typeof useLoaderData<typeof loader>>["ticket"];

function Open({ isNamed }: Pick<Offered, "isNamed">) {
  const { t } = useTranslation("tickets");
  return (
    <div className="mb-6 flex flex-wrap items-center gap-3 rounded-box border border-warning p-4">
      <span className="min-w-0 flex-1 basis-56">{isNamed ? t("transfer.openTo") : t("transfer.open")}</span>
      <ActionButton fields={{ act: "withdraw" }}>{t("transfer.withdraw")}</ActionButton>
    </div>
  );
}

function Ways({ name }: { name: string }) {
  const { t } = useTranslation("tickets");
  const link = useActionData<{ link?: string }>()?.link;
  return (
    <>
      <Section title={t("transfer.toPerson")}>
        <PlainForm feature="tickets" isGuarded={false} result={useResultOf("person")}>
          <input type="hidden" name="act" value="person" />
          <TextField name="person" maxLength={254} autoComplete="off" />
          <SubmitButton className="btn-primary self-start">{t("transfer.send")}</SubmitButton>
        </PlainForm>
      </Section>
      <Section title={t("transfer.byLink")} lead={t("transfer.byLinkText")}>
        {link && <SecretLink url={link} label={t("transfer.link")} name={name} note={t("transfer.linkNote")} />}
        <PlainForm feature="tickets" isGuarded={false} result={useResultOf("link")}>
          <input type="hidden" name="act" value="link" />
          <SubmitButton className="self-start">{t("transfer.makeLink")}</SubmitButton>
        </PlainForm>
      </Section>
    </>
  );
}

export default function TransferTicket() {
  const { t } = useTranslation("tickets");
  const { ticket } = useLoaderData<typeof loader>();
  const to = `/event/ticket/one/${ticket.ticketId}`;
  return (
    <div className="max-w-xl">
      <PageHeader
        title={t("pages.transfer")}
        lead={t("transfer.lead")}
        breadcrumb={[{ label: ticket.eventName, to }, { label: t("pages.transfer") }]}
      >
        <p className="font-medium">
          {ticket.category} · <DateText at={ticket.startsAt} style="dayTime" />
        </p>
        {ticket.price > 0 && <p className="mt-2 text-sm text-muted">{t("transfer.money")}</p>}
      </PageHeader>
      {ticket.isOpen && <Open isNamed={ticket.isNamed} />}
      {ticket.isPassable ? <Ways name={ticket.eventName} /> : <p className="font-medium">{t("transfer.not")}</p>}
    </div>
  );
}
