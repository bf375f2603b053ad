/** Rooms without a lecture, now or at a time that the address says. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { formatDate } from "~/kit/format";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { isStaff } from "~/platform/access/roles";
import { pageHandle } from "~/platform/pages/handle";
import { clockTime, startOfDay } from "~/platform/time";
import { useCatalogWords } from "../../catalog/offered/use-catalog-words";
import { RoomFilterBar } from "../components/room-filters";
import { RoomGroups } from "../components/room-groups";
import { roomFilters } from "../rooms.schemas";
import { type FreeRooms, readFreeRooms } from "../rooms.service.server";

export const handle = pageHandle("rooms", "free", ["catalog"]);

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const filters = roomFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  return { ...(await readFreeRooms(ctx, filters)), isStaff: isStaff(ctx.actor) };
}

/** What is asked, in a sentence, and by which timetable it is answered. */
function Asked({ asked: { day, at, minutes }, term, importedAt, dayKind, next, groups }: FreeRooms) {
  const { t } = useTranslation("rooms");
  const { locale, ...words } = useCatalogWords();
  const name = formatDate(startOfDay(day), locale);
  const weekday = words.day((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
  const [kind, followed] = (dayKind ?? "").split(".");
  return (
    <div role="status" className="my-4 flex flex-col gap-1">
      <p className="font-semibold">{t("when", { day: `${weekday} ${name}`, from: clockTime(at), minutes })}</p>
      {kind === "follows" && <p>{t("days.follows", { day: words.day(Number(followed)) })}</p>}
      {(kind === "none" || kind === "half") && <p>{t(`days.${kind}`)}</p>}
      {next && (
        <p>
          {t("next", { course: next.title, time: clockTime(next.start), room: next.room })} {groups.length > 0 && t("nearFirst")}
        </p>
      )}
      <p className="text-sm text-muted">
        {importedAt === null
          ? t("timetable", { term: words.term(term) })
          : t("timetableFrom", { term: words.term(term), date: formatDate(importedAt, locale) })}
      </p>
    </div>
  );
}

function Found(found: FreeRooms) {
  const { t } = useTranslation("rooms");
  const words = useCatalogWords();
  const term = words.term(found.term);
  if (!found.hasTimetable) return <EmptyState title={t("noTimetable.title", { term })} text={t("noTimetable.text")} drawing="calendar" />;
  if (found.dayKind === "outside") {
    const day = formatDate(startOfDay(found.asked.day), words.locale);
    return <EmptyState title={t("outside.title", { day })} text={t("outside.text", { term })} drawing="calendar" />;
  }
  if (found.groups.length === 0) return <EmptyState title={t("none.title")} text={t("none.text")} />;
  return <RoomGroups groups={found.groups} next={found.next} />;
}

export default function FreeRoomsPage() {
  const { t } = useTranslation("rooms");
  const { isStaff: isForStaff, ...found } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const manage = isForStaff && (
    <Link to="/schedule/rooms/excluded" className="btn">
      {t("manage")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.free")} lead={t("lead")} act={manage} />
      <RoomFilterBar at={query.get("at")} minutes={found.asked.minutes} buildings={found.buildings} />
      <Asked {...found} />
      <Found {...found} />
      <p className="mt-8 flex flex-wrap gap-4 text-sm">
        <Link to="/study-room/all" className="link">
          {t("studyRooms")}
        </Link>
        <Link to="/map/all" className="link">
          {t("map")}
        </Link>
      </p>
    </>
  );
}
