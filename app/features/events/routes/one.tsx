/** One event: when and where it is, for whom, and whether one comes. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { Avatar } from "~/kit/avatar";
import { formatDate, formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { MarkupText } from "~/kit/markup";
import { Section } from "~/kit/section";
import { StructuredData } from "~/kit/structured-data";
import { Written } from "~/kit/written";
import { signInPath } from "~/platform/access/return-to";
import { HOUR } from "~/platform/clock";
import { idField } from "~/platform/forms/fields";
import { readForm, submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { scriptJson } from "~/platform/http/script-json";
import { pageHandle } from "~/platform/pages/handle";
import Flag from "~icons/lucide/flag";
import { RemindLink } from "../../alarm/offered/remind-link";
import * as attendance from "../attendance.service.server";
import { cancelEvent, resumeEvent } from "../cancelling.service.server";
import { Act, Going, Stars } from "../components/attendance";
import { DuplicateEvent } from "../components/duplicate-event";
import { EventDates } from "../components/event-dates";
import { EventFacts } from "../components/event-facts";
import { EventHero } from "../components/event-hero";
import { MorePictures } from "../components/event-pictures";
import { ShareEvent } from "../components/share-event";
import { TicketList, TicketWork } from "../components/ticket-list";
import { useEventWords } from "../components/use-event-words";
import { type EventPage, readEventPage, sharedPicture, structuredEvent } from "../event-page.service.server";
import { dateAsked, isCalendarUpdate } from "../event-times.rules";
import { reasonBody } from "../events.schemas";

/** Few readers may. */
const CancelEvent = lazy(() => import("../components/cancel-event").then((module) => ({ default: module.CancelEvent })));
const ResumeEvent = lazy(() => import("../components/resume-event").then((module) => ({ default: module.ResumeEvent })));

export const handle = pageHandle("events", "one", ["event-page", "maps"]);
const EXCERPT = 160;
const actSchema = z.object({
  act: z.enum(["come", "stay-away", "rate", "cancel", "resume"]),
  id: idField().optional(),
  cancel_reason: reasonBody.shape.reason,
  stars: z.int().min(1).max(5).optional(),
});

export async function loader({ request, params: { event_id = "" }, context: { ctx } }: LoaderFunctionArgs) {
  const page = await readEventPage(ctx, event_id, dateAsked(request.url));
  if (page.state === "active") attendance.countView(ctx, page.eventId);
  const date = page.dates[0] ? formatDate(page.dates[0].startsAt, ctx.locale, "dateTime") : "";
  return {
    page,
    isUpdate: isCalendarUpdate(request.url),
    signInTo: ctx.actor ? null : signInPath(new URL(request.url)),
    json: page.state === "active" ? scriptJson(structuredEvent(page, ctx.origin)) : null,
    title: page.name,
    pagePicture: page.state === "active" ? sharedPicture(page, ctx.locale) : null,
    pageDescription: [date, page.location, page.description.replace(/\s+/g, " ").slice(0, EXCERPT)].filter(Boolean).join(" · "),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { ctx } = args.context;
  const eventId = args.params.event_id ?? "";
  const formData = await readForm(args.request);
  if (formData.get("act") === "share") {
    await attendance.countShare(ctx, eventId);
    return data({ ok: true });
  }
  if (!ctx.actor) throw redirect(signInPath(new URL(args.request.url)));
  return submitSignedInForm(
    args,
    { schema: actSchema, feature: "events", formData },
    async ({ act, cancel_reason, stars = 5 }, signedIn) => {
      const { pathname } = new URL(args.request.url);
      const at = dateAsked(args.request.url);
      const here = at === undefined ? pathname : `${pathname}?at=${at}`;
      if (act === "come") await attendance.comeTo(signedIn, eventId);
      if (act === "stay-away") await attendance.stayAway(signedIn, eventId);
      if (act === "rate") await attendance.rateEvent(signedIn, eventId, stars);
      if (act === "cancel") await cancelEvent(signedIn, eventId, cancel_reason);
      if (act === "resume") await resumeEvent(signedIn, eventId);
      return redirectWithToast(args.context, here, `events:${act === "cancel" || act === "resume" ? "toasts" : "acts"}.${act}`);
    },
  );
}

export default function Event() {
  const { t, locale } = useEventWords();
  const { t: said } = useTranslation("event-page");
  const { page, isUpdate, signInTo, json } = useLoaderData<typeof loader>();
  return (
    <>
      {json && <StructuredData json={json} />}
      <EventHero page={page} />
      {page.cancelledFor !== null && (
        <div className="mt-6 border-l-4 border-error bg-base-200 p-4">
          <p className="font-semibold">{t("page.cancelled")}</p>
          <Written text={page.cancelledFor} className="mt-1 wrap-anywhere" />
        </div>
      )}
      {page.state !== "active" && (
        <div className="mt-6 border-l-4 border-warning bg-base-200 p-4">
          <p>{said("hidden")}</p>
          {page.hiddenFor && <Written text={said("hiddenFor", { reason: page.hiddenFor })} className="mt-1 wrap-anywhere" />}
        </div>
      )}
      <Work page={page} />
      <div className="mt-5 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[minmax(min-content,0px)_auto_1fr]">
        <div className="flex min-w-0 flex-col gap-2">
          {page.organizer && <Host name={page.organizer} to={page.organizerTo} />}
          {page.cancelledFor === null && <Going page={page} />}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {page.cancelledFor === null && <TicketList tickets={page.tickets} />}
          <Act page={page} signInTo={signInTo} />
          {page.canRate && <Stars stars={page.stars} />}
          <div className="border-t-2 border-base-content">
            <EventDates dates={page.dates} isCancelled={page.cancelledFor !== null} />
            <div className="mt-4 flex flex-wrap items-start gap-2">
              <Remind page={page} />
              <ShareEvent eventId={page.eventId} name={page.name} isCancelled={page.cancelledFor !== null} isUpdate={isUpdate} />
            </div>
          </div>
        </div>
        <div className="min-w-0 lg:row-span-2">
          {page.description && (
            <Section title={t("fields.event_description")} className="mt-0!">
              <MarkupText blocks={page.drawnDescription} className="max-w-prose" />
            </Section>
          )}
          <MorePictures page={page} />
        </div>
        <div className="min-w-0 border-t border-base-300 lg:col-start-2">
          <EventFacts page={page} />
        </div>
        <footer className="flex flex-wrap items-center gap-2 lg:col-span-2">
          {!page.editTo && (
            <Link to={`/reporting/add?about=/event/${page.eventId}`} rel="nofollow" className="btn btn-ghost btn-sm">
              <Flag size={16} aria-hidden />
              {said("report")}
            </Link>
          )}
          <span className="text-sm text-muted">
            {t("page.views", { count: page.viewCount, formatted: formatNumber(page.viewCount, locale) })}
          </span>
        </footer>
      </div>
    </>
  );
}

/** What its organizers do, before all that they know already; nothing for others. */
function Work({ page }: { page: EventPage }) {
  const { t } = useEventWords();
  const { ticketsTo, editTo, canCancel, statsTo } = page;
  if (!ticketsTo.checkIn && !ticketsTo.sales && !editTo && !canCancel && !statsTo) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
      <TicketWork to={page.ticketsTo} />
      {page.editTo && (
        <Link to={page.editTo} className="btn btn-sm">
          {t("page.edit")}
        </Link>
      )}
      {page.editTo && <DuplicateEvent event={page} />}
      {page.canCancel && page.cancelledFor === null && (
        <Suspense>
          <CancelEvent event={page} />
        </Suspense>
      )}
      {page.canCancel && page.cancelledFor !== null && (
        <Suspense>
          <ResumeEvent event={page} />
        </Suspense>
      )}
      {page.statsTo && (
        <Link to={page.statsTo} className="btn btn-sm">
          {t("page.stats")}
        </Link>
      )}
    </div>
  );
}

/** An hour before the next time that it takes place. */
function Remind({ page: { eventId, name, dates, isOver, cancelledFor } }: { page: EventPage }) {
  const next = dates.find((date) => !date.isOver);
  return isOver || !next || cancelledFor !== null ? null : <RemindLink title={name} path={`/event/${eventId}`} at={next.startsAt - HOUR} />;
}

/** Whose event it is. */
function Host({ name, to }: { name: string; to: string | null }) {
  return (
    <p className="flex items-center gap-3">
      <Avatar photoId={null} name={name} size={36} />
      {to ? (
        <Link to={to} className="link py-1 font-semibold">
          {name}
        </Link>
      ) : (
        <span className="font-semibold">{name}</span>
      )}
    </p>
  );
}
