/** A ticket as one holds it up at the door, and several beside each other to swipe through. */

import { useTranslation } from "react-i18next";
import { coverLook } from "~/kit/cover";
import { importWithRetry } from "~/kit/import-with-retry";
import { Link } from "~/kit/link";
import { DateText } from "~/kit/time";
import { useHydrated } from "~/kit/use-hydrated";
import Download from "~icons/lucide/download";
import type { Pass } from "../tickets.service.server";
import { QrCode } from "./qr-code";
import { TicketState } from "./ticket-list";
import { TypedCode } from "./typed-code";
import { usePrice } from "./use-price";

/** Puts the ticket among the pictures of a phone, where it is found without this site. */
function SavePicture({ pass }: { pass: Pass }) {
  const { t, i18n } = useTranslation("tickets");
  const isHydrated = useHydrated();
  const save = async () => {
    const { savePicture } = await importWithRetry(() => import("../pass-picture"));
    await savePicture(pass, i18n.language, pass.isForSeveral ? t("messages.allDates") : "");
  };
  return (
    <button type="button" className={`btn btn-sm ${isHydrated ? "" : "invisible"}`} onClick={save}>
      <Download size={16} aria-hidden />
      {t("one.picture")}
    </button>
  );
}

/** What its own page is opened for, which is what can still be done with it. */
function useManageLabel({ canPassOn, canReturn, price }: Pass): string {
  const { t } = useTranslation("tickets");
  if (canPassOn) return t(canReturn ? "one.manage" : "one.passOn");
  if (canReturn) return t(price > 0 ? "one.refund" : "one.giveBack");
  return t("pages.one");
}

interface TicketPassProps {
  pass: Pass;
  /** The ticket whose page this is; any other leads to its own. */
  current?: string;
}

export function TicketPass({ pass, current }: TicketPassProps) {
  const { t } = useTranslation("tickets");
  const price = usePrice();
  const manageLabel = useManageLabel(pass);
  const {
    ticketId,
    eventId,
    eventName,
    eventType,
    startsAt,
    onlyAt,
    isForSeveral,
    location,
    category,
    price: paid,
    holder,
    state,
    qr,
    code,
  } = pass;
  const look = coverLook(eventId, { kind: eventType });
  return (
    <article
      aria-label={`${eventName}: ${category}`}
      className={`${state === "valid" ? "pass-opened" : ""} mx-auto w-full max-w-sm overflow-hidden rounded-box border border-base-300`}
    >
      <div className={`${look.className} p-4`} style={look.style}>
        <p className="text-xl font-black tracking-tight">{eventName}</p>
        <p className="mt-1 font-medium">
          <DateText at={startsAt} style="dayTime" />
        </p>
        <p className="text-sm">
          {location}
          {onlyAt !== null && ` · ${t("one.onlyThen")}`}
          {isForSeveral && ` · ${t("messages.allDates")}`}
        </p>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-2 border-dashed border-base-300 px-4 py-3">
        <p>
          <span className="font-bold">{category}</span> · {price(paid)} · {holder ?? t("one.noName")}
        </p>
        {state !== "valid" && <TicketState state={state} />}
      </div>
      {qr && code && (
        <div className="flex flex-col items-center gap-3 p-4">
          <QrCode qr={qr} label={t("one.qr")} />
          <TypedCode code={code} />
          <div className="flex flex-wrap justify-center gap-2">
            <SavePicture pass={pass} />
            {ticketId !== current && (
              <Link to={`/event/ticket/one/${ticketId}`} className="btn btn-ghost btn-sm">
                {manageLabel}
              </Link>
            )}
          </div>
        </div>
      )}
    </article>
  );
}

/** One ticket, or a row that one swipes; the numbers below lead to each. */
export function TicketPasses({ passes, current }: { passes: readonly Pass[]; current?: string }) {
  const { t } = useTranslation("tickets");
  const [only] = passes;
  if (passes.length === 1 && only) return <TicketPass pass={only} current={current} />;
  return (
    <div>
      <ul className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto contain-inline-size" aria-label={t("pages.success")}>
        {passes.map((pass) => (
          <li key={pass.ticketId} id={pass.ticketId} className="w-full shrink-0 snap-center">
            <TicketPass pass={pass} current={current} />
          </li>
        ))}
      </ul>
      <nav aria-label={t("one.others")} className="mt-3 flex flex-wrap justify-center gap-2">
        {passes.map(({ ticketId }, at) => (
          <a
            key={ticketId}
            href={`#${ticketId}`}
            aria-label={t("one.which", { number: at + 1, count: passes.length })}
            className="btn btn-sm btn-square"
          >
            {at + 1}
          </a>
        ))}
      </nav>
    </div>
  );
}
