/** The stand that an event's page begins with: its picture, or its day lit on the seats, and when, what and where it is. */
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "~/kit/breadcrumbs";
import { formatDate, formatNumber } from "~/kit/format";
import { Picture } from "~/kit/picture";
import MapPin from "~icons/lucide/map-pin";
import type { EventPage } from "../event-page.service.server";
import { types } from "../options";
import { SeatDisplay } from "./seat-display";
import { useEventWords } from "./use-event-words";

/** The colour of the ground, by the kind of event; none of them is red. */
const GROUNDS = ["faculty-engineering", "faculty-cyprus", "faculty-graduate"] as const;
const groundOf = (type: string) => GROUNDS[types.indexOf(type as (typeof types)[number])] ?? GROUNDS[0];

/** As wide as the window, whatever the page's margins are. */
const WIDE = "-mx-4 -mt-6 sm:-mt-8 [border-image:conic-gradient(var(--ground)_0_0)_fill_0/0/0_100vw]";

/** Long names are set smaller: all of it is read at once. */
const sizeOf = (name: string) =>
  name.length <= 24 ? "text-4xl lg:text-7xl" : name.length <= 60 ? "text-2xl lg:text-5xl" : "text-xl lg:text-4xl";

/** The landing picture, else the cover, else the day: also where the picture doesn't load, perhaps before the page was awake. */
function Cover({ page: { name, pictures, dates } }: { page: EventPage }) {
  const { locale } = useEventWords();
  const { t } = useTranslation("event-page");
  const image = pictures.landing ?? pictures.cover;
  const [broken, setBroken] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = frame.current?.querySelector("img");
    if (shown?.complete && shown.naturalWidth === 0) setBroken(image?.imageId);
  }, [image]);
  const fill = "absolute inset-0 size-full";
  return (
    <div ref={frame} className="relative h-28 overflow-hidden lg:h-auto lg:min-h-80">
      {image && image.imageId !== broken ? (
        <Picture
          image={image}
          alt={t("picture", { name })}
          isEager
          onBroken={() => setBroken(image.imageId)}
          sizes="(min-width: 64rem) 36rem, 100vw"
          className={`${fill} bg-base-200 object-cover`}
        />
      ) : (
        <SeatDisplay text={dates[0] ? formatDate(dates[0].startsAt, locale, "dayNumber") : ""} className={fill} />
      )}
    </div>
  );
}

/** When it is: the next time and how often after that, or the last where it is over. */
function When({ page: { dates } }: { page: EventPage }) {
  const { locale, times } = useEventWords();
  const { t } = useTranslation("event-page");
  const [next, ...others] = dates;
  if (!next) return null;
  const count = others.filter(({ isOver }) => !isOver).length;
  return (
    <p className="font-semibold lg:text-xl">
      <time dateTime={new Date(next.startsAt).toISOString()} suppressHydrationWarning>
        {formatDate(next.startsAt, locale, next.isOver ? "long" : "day")} ·{" "}
        <span className="tabular-nums">{times(next.startsAt, next.endsAt)}</span>
      </time>
      {count > 0 && <span className="font-normal"> {t("moreDates", { count, formatted: formatNumber(count, locale) })}</span>}
    </p>
  );
}

export function EventHero({ page }: { page: EventPage }) {
  const { t, typeName } = useEventWords();
  const marks = [
    typeName(page.type),
    page.isIntroduction && t("functions.introduction"),
    page.cancelledFor !== null && t("states.cancelled"),
    page.state !== "active" && t(`states.${page.state}`),
  ].filter((mark) => mark !== false);
  return (
    <header className={`stand faculty ${groundOf(page.type)} ${WIDE} grid lg:grid-cols-2`}>
      <Cover page={page} />
      <div className="flex min-w-0 flex-col gap-1 px-4 pt-2 pb-3 lg:order-first lg:justify-center lg:gap-3 lg:py-10">
        <div className="max-lg:hidden [&_span]:text-white">
          <Breadcrumbs items={[{ label: t("pages.all"), to: "/event/all" }, { label: page.name }]} />
        </div>
        <When page={page} />
        <h1 className={`leading-none text-balance ${sizeOf(page.name)}`}>{page.name}</h1>
        <p className="flex items-start gap-1.5 font-semibold lg:text-lg">
          <MapPin size={18} aria-hidden className="mt-1 shrink-0" />
          <span className="min-w-0">{page.location}</span>
        </p>
        <p className="text-sm">{marks.join(" · ")}</p>
      </div>
    </header>
  );
}
