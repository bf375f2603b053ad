/** The rooms that one is in, and those that one may join. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import Plus from "~icons/lucide/plus";
import { RoomCards } from "../components/room-cards";
import { roomFilters } from "../study-room.schemas";
import { readRooms } from "../study-room.service.server";

export const handle = pageHandle("study-room", "all");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readRooms(signedIn(context), roomFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

function CourseFilter() {
  const { t } = useTranslation("study-room");
  const [query] = useSearchParams();
  const id = useId();
  const course = query.get("course") ?? "";
  return (
    <Form method="get" className="mb-4 flex flex-wrap items-end gap-2">
      <span>
        <label htmlFor={id} className="block text-sm">
          {t("fields.course")}
        </label>
        <input
          key={course}
          id={id}
          name="course"
          defaultValue={course}
          maxLength={12}
          placeholder="CENG140"
          autoCapitalize="characters"
          spellCheck={false}
          className="input w-40 text-base"
        />
      </span>
      <button type="submit" className="btn">
        {t("list.filter")}
      </button>
      {course && (
        <Link to="/study-room/all" className="btn">
          {t("list.all")}
        </Link>
      )}
    </Form>
  );
}

export default function StudyRooms() {
  const { t } = useTranslation("study-room");
  const { t: chrome } = useTranslation("chrome");
  const { rooms, own, next } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const add = (
    <Link to="/study-room/add" className="btn btn-primary">
      <Plus size={18} aria-hidden />
      {t("list.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("list.lead")} act={add} />
      {own.length > 0 && (
        <Section title={t("list.mine")} className="mt-0">
          <RoomCards rooms={own} />
        </Section>
      )}
      <Section title={t("list.open")} className={own.length > 0 ? "" : "mt-0"}>
        <CourseFilter />
        {rooms.length === 0 ? (
          <EmptyState title={query.get("course") ? t("list.noneForCourse") : t("list.none")} text={t("list.noneText")} drawing="calendar" />
        ) : (
          <RoomCards rooms={rooms} />
        )}
        <div className="mt-4">
          <CursorPager name="after" next={next} />
        </div>
        <p className="mt-4 flex flex-wrap gap-4 text-sm">
          <Link to="/schedule/rooms" className="link">
            {chrome("links.freeRooms")}
          </Link>
          <Link to="/group-hour/all" className="link">
            {chrome("links.groupHours")}
          </Link>
        </p>
      </Section>
    </>
  );
}
