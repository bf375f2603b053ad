/** All rooms for staff, who may take one down. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CursorPager } from "~/kit/collection/cursor-pager";
import { EmptyState } from "~/kit/empty-state";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { pageHandle } from "~/platform/pages/handle";
import { asStaff } from "~/platform/session/signed-in.server";
import { Places, RoomTime, StateBadge } from "../components/room-facts";
import { StaffTabs } from "../components/staff-tabs";
import { staffAction } from "../staff.acts.server";
import { readAllRooms } from "../staff.service.server";
import { staffFilters } from "../study-room.schemas";

export const handle = pageHandle("study-room", "admin-rooms");

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  readAllRooms(asStaff(context), staffFilters.parse(Object.fromEntries(new URL(request.url).searchParams)));

export const action = (args: ActionFunctionArgs) => staffAction(args);

type Room = Awaited<ReturnType<typeof loader>>["rooms"][number];

function Decision({ room: { roomId, topic, status, isOwn } }: { room: Room }) {
  const { t } = useTranslation("study-room");
  const result = useResultOf("take-down");
  const sent = result?.initialValue?.id === roomId ? result : null;
  if (isOwn) return null;
  if (status === "rejected") {
    return (
      <ActionButton fields={{ act: "bring-back", id: roomId }} label={t("staff.bringBackOne", { topic })}>
        {t("staff.bringBack")}
      </ActionButton>
    );
  }
  return (
    <details open={sent?.status === "error"}>
      <summary className="btn btn-sm list-none" aria-label={t("staff.takeDownOne", { topic })}>
        {t("staff.takeDown")}
      </summary>
      <PlainForm feature="study-room" result={sent} isGuarded={false} className="mt-2 text-start">
        <input type="hidden" name="act" value="take-down" />
        <input type="hidden" name="id" value={roomId} />
        <TextField name="reason" maxLength={500} />
        <SubmitButton className="btn-error self-start">{t("staff.takeDown")}</SubmitButton>
      </PlainForm>
    </details>
  );
}

export default function AllRooms() {
  const { t } = useTranslation("study-room");
  const { rooms, nextBefore } = useLoaderData<typeof loader>();
  const columns: Column<Room>[] = [
    {
      key: "topic",
      header: t("staff.topic"),
      isPrimary: true,
      cell: ({ roomId, topic }) => (
        <Link to={`/study-room/${roomId}`} className="link" prefetch="intent">
          {topic}
        </Link>
      ),
    },
    { key: "host", header: t("staff.host"), cell: ({ hostName }) => hostName ?? "–" },
    { key: "when", header: t("staff.when"), cell: (room) => <RoomTime {...room} /> },
    { key: "members", header: t("staff.members"), cell: (room) => <Places {...room} /> },
    { key: "state", header: t("staff.state"), cell: ({ state }) => <StateBadge state={state} /> },
    { key: "act", header: t("staff.decision"), cell: (room) => <Decision room={room} /> },
  ];
  return (
    <>
      <PageHeader title={t("pages.admin-rooms")} lead={t("staff.roomsLead")} />
      <StaffTabs current="rooms" />
      <div className="mt-4 flex flex-col gap-4">
        {rooms.length > 0 ? (
          <ResponsiveTable caption={t("pages.admin-rooms")} columns={columns} rows={rooms} rowKey={({ roomId }) => roomId} />
        ) : (
          <EmptyState title={t("staff.none")} />
        )}
        <CursorPager name="before" next={nextBefore} />
      </div>
    </>
  );
}
