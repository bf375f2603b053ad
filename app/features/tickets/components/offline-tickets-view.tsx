/** Draws the tickets that this device keeps: the list of them, or one with its QR code. Nothing can be changed here. */
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { OfflineNote } from "~/kit/offline-note";
import { PageHeader } from "~/kit/page-header";
import { DateText } from "~/kit/time";
import { useOfflineSession } from "~/kit/use-offline-session";
import { type OfflineTicket, readOfflineTicket, readOfflineTickets } from "./offline-tickets";
import { QrCode } from "./qr-code";
import { TypedCode } from "./typed-code";

const LIST_PATH = "/event/ticket/personal";
const pathOf = (ticketId: string) => `/event/ticket/one/${ticketId}`;

/** Which page is wanted; an address that is none of these asks for the list. */
function askedIn(search: string) {
  const at = new URLSearchParams(search).get("at") ?? "";
  const [path = LIST_PATH, ticketId = null] = /^\/event\/ticket\/one\/([\w-]+)\/?$/.exec(at) ?? [];
  return { isSent: at !== "", path, ticketId };
}

function Note(props: { at: number; path: string }) {
  const { t } = useTranslation("tickets");
  return <OfflineNote {...props} words={{ note: t("offline.note"), asOf: t("offline.asOf"), retry: t("offline.retry") }} />;
}

function Missing({ title, text, act }: { title: string; text: string; act: ReactNode }) {
  const { t } = useTranslation("tickets");
  return (
    <>
      <PageHeader title={t("pages.offline")} />
      <EmptyState title={title} text={text} act={act} drawing="calendar" />
    </>
  );
}

function OneTicket({ ticket }: { ticket: OfflineTicket }) {
  const { t } = useTranslation("tickets");
  return (
    <div className="max-w-xl">
      <PageHeader title={ticket.eventName} />
      <Note at={ticket.at} path={pathOf(ticket.ticketId)} />
      <div className="flex flex-col items-center gap-3 rounded-box border border-base-300 p-4">
        <QrCode qr={ticket.qr} label={t("one.qr")} />
        <TypedCode code={ticket.code} />
        <p className="text-center">
          {ticket.holder} · {ticket.category} · <DateText at={ticket.firstAt} style="dayTime" /> · {ticket.location}
        </p>
      </div>
      <a href={LIST_PATH} className="btn btn-ghost btn-sm mt-6">
        {t("pages.personal")}
      </a>
    </div>
  );
}

function AllTickets() {
  const { t } = useTranslation("tickets");
  const [all] = useState(readOfflineTickets);
  const [latest] = [...all].sort((a, b) => b.at - a.at);
  if (!latest) {
    const open = (
      <a href={LIST_PATH} className="btn">
        {t("offline.current")}
      </a>
    );
    return <Missing title={t("offline.none")} text={t("offline.noneText")} act={open} />;
  }
  return (
    <div className="max-w-2xl">
      <PageHeader title={t("pages.personal")} />
      <Note at={latest.at} path={LIST_PATH} />
      <ul className="divide-y divide-base-300 border-y border-base-300">
        {all.map(({ ticketId, eventName, category, firstAt }) => (
          <li key={ticketId}>
            <a href={pathOf(ticketId)} className="block p-4 hover:bg-base-200">
              <span className="block font-medium">{eventName}</span>
              <span className="block text-sm text-muted">
                {category} · <DateText at={firstAt} style="dayTime" />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** @param isSignedIn as the document says; a kept one says no */
export function OfflineTickets({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation("tickets");
  const [asked] = useState(() => askedIn(window.location.search));
  const session = useOfflineSession({ isSignedIn, ...asked, asksFor: LIST_PATH });
  const [ticket] = useState(() => (asked.ticketId === null ? null : readOfflineTicket(asked.ticketId)));
  if (session === "readable") return ticket ? <OneTicket ticket={ticket} /> : <AllTickets />;
  if (session === "asking") {
    return (
      <>
        <PageHeader title={t("pages.offline")} />
        <p role="status">{t("offline.asking")}</p>
      </>
    );
  }
  const logIn = (
    <a href={asked.path} className="btn">
      {t("offline.logIn")}
    </a>
  );
  return <Missing title={t("offline.signedOut")} text={t("offline.signedOutText")} act={logIn} />;
}
