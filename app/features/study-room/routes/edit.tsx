/** Changing a room that one hosts. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { localTime } from "~/platform/time";
import { RoomForm } from "../components/room-form";
import { roomForm } from "../study-room.schemas";
import { editRoom, readOwnRoom } from "../study-room.service.server";

export const handle = pageHandle("study-room", "edit");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { roomId, topic, courseCode, place, startsAt, endsAt, capacity, visibility } = await readOwnRoom(
    signedIn(context),
    params.study_room_id ?? "",
  );
  const { date: day, time: starts } = localTime(startsAt);
  const times = { day, starts, ends: localTime(endsAt).time };
  return { roomId, topic, fields: { topic, course_code: courseCode ?? "", place, ...times, capacity: String(capacity), visibility } };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: roomForm, feature: "study-room" }, async (value, ctx) => {
    const roomId = args.params.study_room_id ?? "";
    await editRoom(ctx, roomId, value);
    return redirectWithToast(args.context, `/study-room/${roomId}`, "study-room:toasts.saved");
  });

export default function EditRoom() {
  const { t } = useTranslation("study-room");
  const { roomId, topic, fields } = useLoaderData<typeof loader>();
  const breadcrumb = [
    { label: t("pages.all"), to: "/study-room/all" },
    { label: topic, to: `/study-room/${roomId}` },
    { label: t("one.edit") },
  ];
  return (
    <>
      <PageHeader title={t("pages.edit")} breadcrumb={breadcrumb} />
      <RoomForm key={roomId} defaultValue={fields} submitLabel={t("form.save")} />
    </>
  );
}
