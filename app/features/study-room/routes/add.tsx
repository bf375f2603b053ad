/** A new room; from free time in common it comes with its time filled in. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { HOUR } from "~/platform/clock";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { localTime } from "~/platform/time";
import { RoomForm } from "../components/room-form";
import { MAX_TOPIC } from "../study-room.limits";
import { newRoomForm, newRoomQuery } from "../study-room.schemas";
import { addRoom } from "../study-room.service.server";

export const handle = pageHandle("study-room", "add");

/** What is offered where nothing is asked for. */
const LENGTH = 2 * HOUR;
const PLACES = "6";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = signedIn(context);
  const asked = newRoomQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const soon = Math.ceil(ctx.clock.now() / (HOUR / 2)) * (HOUR / 2);
  const { date, time } = localTime(soon);
  const times = {
    day: asked.day ?? date,
    starts: asked.start ?? time,
    ends: asked.end ?? (asked.start ? "" : localTime(soon + LENGTH).time),
  };
  return {
    fields: {
      topic: asked.topic.slice(0, MAX_TOPIC),
      course_code: asked.course,
      place: "",
      ...times,
      capacity: PLACES,
      visibility: "everyone",
    },
  };
}

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: newRoomForm, feature: "study-room" }, async (value, ctx) => {
    const roomId = await addRoom(ctx, value);
    return redirectWithToast(args.context, `/study-room/${roomId}`, "study-room:toasts.added");
  });

export default function AddRoom() {
  const { t } = useTranslation("study-room");
  const { fields } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.add")} breadcrumb={[{ label: t("pages.all"), to: "/study-room/all" }, { label: t("pages.add") }]} />
      <RoomForm defaultValue={fields} isNew submitLabel={t("form.add")} />
    </>
  );
}
