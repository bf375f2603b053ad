/** A ticket: its holder shows the code, whoever is at the door checks it in. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/kit/format";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { useWords } from "~/kit/use-words";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import Check from "~icons/lucide/check";
import Undo2 from "~icons/lucide/undo-2";
import Wallet from "~icons/lucide/wallet";
import { calendarPath, isCalendarUpdate } from "../../events/event-times.rules";
import { TicketMoney } from "../components/ticket-money";
import { TicketPasses } from "../components/ticket-pass";
import { useOfflinePasses } from "../components/use-offline-tickets";
import { answerQuestions } from "../questions.service.server";
import { actForm, answersForm } from "../tickets.schemas";
import { checkIn, type Pass, readOthers, readTicket, type TicketPage, undoCheckIn } from "../tickets.service.server";

/** Few events ask anything. */
const TicketAnswers = lazy(() => import("../components/ticket-answers").then((module) => ({ default: module.TicketAnswers })));

export const handle = pageHandle("tickets", "one", ["ticket-money"]);

export async function loader({ request, params: { ticket_id = "" }, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const [ticket, others] = await Promise.all([
    readTicket(ctx, ticket_id, new URL(request.url).searchParams.get("signature")),
    readOthers(ctx, ticket_id),
  ]);
  return {
    ticket,
    passes: [ticket as Pass, ...others],
    isUpdate: isCalendarUpdate(request.url),
    reader: ctx.actor.userName,
    now: ctx.clock.now(),
    title: ticket.eventName,
    partOf: "tickets:pages.one",
  };
}

const answer = (args: ActionFunctionArgs, formData: FormData) =>
  submitSignedInForm(args, { schema: answersForm, feature: "tickets", formData }, async ({ answers }, ctx) => {
    const ticketId = args.params.ticket_id ?? "";
    await answerQuestions(ctx, ticketId, answers);
    return redirectWithToast(args.context, `/event/ticket/one/${ticketId}`, "tickets:toasts.answersSaved");
  });

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  if (formData.get("act") === "answers") return answer(args, formData);
  return submitSignedInForm(args, { schema: actForm, feature: "tickets", formData }, async ({ act, handed_on, date_key }, ctx) => {
    const ticketId = args.params.ticket_id ?? "";
    await (act === "undo" ? undoCheckIn(ctx, ticketId, date_key) : checkIn(ctx, ticketId, handed_on, date_key));
    return redirectWithToast(
      args.context,
      `/event/ticket/one/${ticketId}`,
      act === "undo" ? "tickets:toasts.undone" : "tickets:toasts.checkedIn",
    );
  });
}

/** When it was let in; for several dates it says which. */
function CheckIns({ ticket: { checkIns, doorDate, canCheckIn } }: { ticket: TicketPage }) {
  const { t } = useTranslation("tickets");
  const { locale } = useWords();
  return (
    <ul className="mt-4 flex flex-col gap-2">
      {checkIns.map(({ dateKey, startsAt, at, by }) => (
        <li key={dateKey} data-checked-in className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p>
            {doorDate !== null && (
              <>
                <DateText at={startsAt} style="dayTime" />
                {" · "}
              </>
            )}
            <span className="font-medium">{t("one.checkedIn")}</span>: <DateText at={at} style="dayTime" />{" "}
            {canCheckIn && by && t("one.by", { name: by })}
          </p>
          {canCheckIn && (
            <ActionButton fields={{ act: "undo", date_key: dateKey }} of={formatDate(startsAt, locale, "dayTime")}>
              <Undo2 size={16} aria-hidden />
              {t("one.undo")}
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What the person at the door does with it. */
function Door({ ticket }: { ticket: TicketPage }) {
  const { t } = useTranslation("tickets");
  const { state, eventId, handedOn, doorDate, doorAt } = ticket;
  const fields = { act: "check-in", handed_on: handedOn };
  return (
    <Section title={t("one.desk")}>
      {doorAt !== null && (
        <p className="mb-3">
          {t("desk.dates")}: <DateText at={doorAt} style="dayTime" />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {(state === "valid" || state === "over") && (
          <ActionButton fields={doorDate === null ? fields : { ...fields, date_key: doorDate }} className="btn-primary btn-lg">
            <Check size={20} aria-hidden />
            {t("one.checkIn")}
          </ActionButton>
        )}
        <Link to={`/event/ticket/check-in/${eventId}`} reloadDocument className="btn">
          {t("one.toDesk")}
        </Link>
      </div>
    </Section>
  );
}

export default function Ticket() {
  const { t } = useTranslation("tickets");
  const { ticket, passes, reader, now, isUpdate } = useLoaderData<typeof loader>();
  useOfflinePasses({ passes, reader, now });
  const { eventId, eventName } = ticket;
  const breadcrumb = [...(ticket.isMine ? [{ label: t("pages.personal"), to: "/event/ticket/personal" }] : []), { label: eventName }];
  return (
    <div className="max-w-xl">
      <PageHeader title={eventName} breadcrumb={breadcrumb} />
      <TicketPasses passes={passes} current={ticket.ticketId} />
      {ticket.isMine && ticket.isPassedOn && <p className="mt-4 rounded-box border border-warning p-4">{t("one.isPassedOn")}</p>}
      {ticket.isMine && <TicketMoney ticket={ticket} />}
      {ticket.answers.length > 0 && (
        <Suspense>
          <TicketAnswers ticket={ticket} />
        </Suspense>
      )}
      {ticket.checkIns.length > 0 && <CheckIns ticket={ticket} />}
      {ticket.canCheckIn && <Door ticket={ticket} />}
      <div className="mt-6 flex flex-wrap gap-3">
        {ticket.hasEventPage && (
          <Link to={`/event/${eventId}`} className="btn btn-sm">
            {t("one.event")}
          </Link>
        )}
        {ticket.isMine && ticket.state === "valid" && (
          <a href={calendarPath(eventId, ticket.onlyAt)} download={`${eventId}.ics`} className="btn btn-sm">
            {t(isUpdate ? "one.calendarUpdate" : "one.calendar")}
          </a>
        )}
        {ticket.isMine && ticket.state === "valid" && ticket.hasWallet && (
          <a href={`/api/v1/event/ticket/${ticket.ticketId}/google-wallet`} className="btn btn-sm">
            <Wallet size={16} aria-hidden />
            {t("one.wallet")}
          </a>
        )}
        {ticket.canPassOn && (
          <Link to={`/event/ticket/${ticket.ticketId}/transfer`} className="btn btn-sm">
            {t("one.passOn")}
          </Link>
        )}
        {ticket.isMine && ticket.canReturn && (
          <Link to={`/event/ticket/${ticket.ticketId}/refund`} className="btn btn-ghost btn-sm">
            {t(ticket.price > 0 ? "one.refund" : "one.giveBack")}
          </Link>
        )}
      </div>
    </div>
  );
}
