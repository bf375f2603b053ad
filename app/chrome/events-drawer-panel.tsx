/** The three latest events, beside the page. */

import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import X from "~icons/lucide/x";
import { Badge } from "../kit/badge";
import { Cover } from "../kit/cover";
import { DateBlock } from "../kit/date-block";
import { formatDate, formatNumber } from "../kit/format";
import { Link } from "../kit/link";
import { request } from "../kit/request";
import { useWords } from "../kit/use-words";
import { DRAWER_EVENTS } from "./limits";

interface LatestEvent {
  event_id: string;
  event_name: string;
  event_type: string;
  event_view_count: number;
  starts_at: string;
  images: { files: { url: string; width: number }[] }[];
}

type State = { is: "loading" } | { is: "failed" } | { is: "here"; events: LatestEvent[] };

/** Fetches them when the drawer opens, and again on request. */
function useLatest() {
  const [state, setState] = useState<State>({ is: "loading" });
  const load = useCallback(async (signal?: AbortSignal) => {
    setState({ is: "loading" });
    try {
      const response = await request(`/api/v1/event/sidebar/active?limit=${DRAWER_EVENTS}&latest=true`, { signal });
      const { events } = response.ok ? ((await response.json()) as { events?: LatestEvent[] }) : {};
      setState(Array.isArray(events) ? { is: "here", events } : { is: "failed" });
    } catch {
      if (!signal?.aborted) setState({ is: "failed" });
    }
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  return { state, retry: () => load() };
}

export default function EventsDrawerPanel({ onClose }: { onClose(): void }) {
  const { t } = useTranslation("chrome");
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, retry } = useLatest();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="modal modal-end" aria-labelledby="events-drawer" onClose={onClose}>
      <div className="modal-box flex flex-col gap-4">
        <div className="flex items-center justify-between gap-4">
          <h2 id="events-drawer" className="text-lg font-semibold">
            {t("events.title")}
          </h2>
          <button type="button" className="btn btn-ghost btn-sm btn-square" aria-label={t("events.close")} onClick={onClose}>
            <X size={18} aria-hidden />
          </button>
        </div>
        <div aria-live="polite" aria-busy={state.is === "loading"}>
          {state.is === "loading" && <p className="text-muted">{t("events.loading")}</p>}
          {state.is === "failed" && (
            <div className="flex flex-col items-start gap-3">
              <p>{t("events.failed")}</p>
              <button type="button" className="btn btn-sm" onClick={retry}>
                {t("failure.retry")}
              </button>
            </div>
          )}
          {state.is === "here" && state.events.length === 0 && <p>{t("events.none")}</p>}
          {state.is === "here" && (
            <ul className="flex flex-col gap-3">
              {state.events.map((event) => (
                <li key={event.event_id}>
                  <Latest event={event} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <Link to="/event/all" className="btn btn-primary self-start" onClick={onClose}>
          {t("events.all")}
        </Link>
      </div>
      <button type="button" className="modal-backdrop" tabIndex={-1} aria-hidden onClick={onClose} />
    </dialog>
  );
}

function Latest({ event }: { event: LatestEvent }) {
  const { t } = useTranslation("chrome");
  const { locale, say, exists } = useWords();
  const key = `chrome:events.types.${event.event_type}`;
  const startsAt = Date.parse(event.starts_at);
  const views = formatNumber(event.event_view_count, locale);
  const files = event.images[0]?.files;
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Link to={`/event/${event.event_id}`} className="flex gap-3 rounded-box border border-base-300 p-2 hover:border-primary">
      <span className="relative size-16 shrink-0 overflow-hidden rounded-box">
        <Cover seed={event.event_id} kind={event.event_type} className="absolute inset-0">
          {files && !isBroken && <Picture files={files} onBroken={() => setIsBroken(true)} />}
        </Cover>
        {(!files || isBroken) && <DateBlock at={startsAt} className="absolute inset-0 text-white" />}
      </span>
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-semibold wrap-anywhere">{event.event_name}</span>
        <time dateTime={event.starts_at} className="text-sm font-medium text-primary">
          {formatDate(startsAt, locale, "dayTime")}
        </time>
        <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Badge>{exists(key) ? say(key) : event.event_type}</Badge>
          {t("events.views", { count: event.event_view_count, formatted: views })}
        </span>
      </span>
    </Link>
  );
}

/** One that doesn't load is as if there were none: the drawing stands in its place, with the day. */
function Picture({ files, onBroken }: { files: { url: string; width: number }[]; onBroken(): void }) {
  const srcSet = files.map(({ url, width }) => `${url} ${width}w`).join(", ");
  return (
    <img
      src={files[0]?.url}
      srcSet={srcSet}
      sizes="64px"
      width={64}
      height={64}
      alt=""
      onError={onBroken}
      className="absolute inset-0 size-full object-cover"
    />
  );
}
