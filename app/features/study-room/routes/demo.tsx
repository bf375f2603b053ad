/** What a study room is, for whoever isn't in one yet. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import type { IconType } from "~/kit/icon";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Card, Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import DoorOpen from "~icons/lucide/door-open";
import MessageCircle from "~icons/lucide/message-circle";
import Timer from "~icons/lucide/timer";
import { Places, RoomTime, StateBadge } from "../components/room-facts";
import { readShownRooms, type ShownRoom } from "../study-room.service.server";

export const handle = pageHandle("study-room", "demo");

export const loader = async ({ context: { ctx } }: LoaderFunctionArgs) => ({
  isSignedIn: ctx.actor !== null,
  rooms: await readShownRooms(ctx),
});

const STEPS = [
  ["open", DoorOpen],
  ["focus", Timer],
  ["talk", MessageCircle],
] as const satisfies readonly (readonly [string, IconType])[];

function WayIn({ isSignedIn }: { isSignedIn: boolean }) {
  const { t } = useTranslation("study-room");
  if (isSignedIn) {
    return (
      <Link to="/study-room/all" className="btn btn-primary">
        {t("list.open")}
      </Link>
    );
  }
  return (
    <>
      <Link to={`/reception/login?next=${encodeURIComponent("/study-room/all")}`} className="btn btn-primary">
        {t("demo.login")}
      </Link>
      <Link to="/reception/register" className="btn">
        {t("demo.signUp")}
      </Link>
    </>
  );
}

function Room({ room }: { room: ShownRoom }) {
  return (
    <Card className="flex h-full flex-col gap-2">
      <span className="flex flex-wrap gap-2">
        {room.state === "open" && <StateBadge state={room.state} />}
        {room.courseCode && <Badge level="primary">{room.courseCode}</Badge>}
      </span>
      <strong className="text-lg">{room.topic}</strong>
      <span className="mt-auto flex flex-wrap gap-x-4 text-sm text-muted">
        <RoomTime {...room} />
        <Places {...room} />
      </span>
    </Card>
  );
}

export default function StudyRoomDemo() {
  const { t } = useTranslation("study-room");
  const { isSignedIn, rooms } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title={t("pages.demo")} lead={t("demo.lead")} act={<WayIn isSignedIn={isSignedIn} />} />
      <ol className="grid gap-4 sm:grid-cols-3">
        {STEPS.map(([name, Icon]) => (
          <li key={name} className="rounded-box bg-base-200 p-4">
            <Icon size={28} aria-hidden className="mb-2 text-primary" />
            <h2 className="font-semibold">{t(`demo.steps.${name}.title`)}</h2>
            <p className="mt-1 text-muted">{t(`demo.steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
      {rooms.length > 0 && (
        <Section title={t("demo.rooms")}>
          <ul className="grid gap-3 sm:grid-cols-2">
            {rooms.map((room) => (
              <li key={`${room.startsAt} ${room.topic}`}>
                <Room room={room} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
