/** One room: for everybody what it is about, for its members where it is, who is in it, and the live room. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FactList } from "~/kit/fact-list";
import { useResultOf } from "~/kit/forms/act-form";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { ReportLink } from "~/kit/report-link";
import { Section } from "~/kit/section";
import { ShareButton } from "~/kit/share-button";
import { DateText } from "~/kit/time";
import { UniversityTime } from "~/kit/university-time";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { LiveSection } from "../components/live-section";
import { MemberList } from "../components/member-list";
import { PlaceText } from "../components/place-text";
import { RoomActs } from "../components/room-acts";
import { Places, RoomTime, StateBadge, useShownTo } from "../components/room-facts";
import { SaidList } from "../components/said-list";
import { roomAction } from "../room.acts.server";
import { type RoomPage, readRoom } from "../study-room.service.server";

export const handle = pageHandle("study-room", "one");

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await readRoom(signedIn(context), params.study_room_id ?? "");
  return { ...page, title: page.room.topic, partOf: "study-room:pages.all" };
}

export const action = (args: ActionFunctionArgs) => roomAction(args);

/** The way in; a refusal stands beside the button. */
function Join() {
  const { t } = useTranslation("study-room");
  return (
    <PlainForm feature="study-room" result={useResultOf("join")} isGuarded={false} className="mt-6">
      <input type="hidden" name="act" value="join" />
      <SubmitButton className="btn-primary self-start">{t("one.join")}</SubmitButton>
    </PlainForm>
  );
}

/** What there is instead of the live room. */
function Standing({ page: { room, isMember, members, wasRemoved, opensAt, reviewReason, me } }: { page: RoomPage }) {
  const { t } = useTranslation("study-room");
  const note = (text: ReactNode) => (
    <p role="note" className="mt-6 rounded-box bg-base-200 p-4">
      {text}
    </p>
  );
  if (wasRemoved) return note(t("one.wasRemoved"));
  if (room.state === "over") return note(t("one.over"));
  if (room.state === "cancelled") return note(t("one.cancelled"));
  if (room.state === "taken-down") return note([t("one.takenDown"), reviewReason].filter(Boolean).join(" "));
  if (!isMember) return <Join />;
  if (room.state === "planned")
    return note(
      <>
        {t("one.opensAt")} <DateText at={opensAt} style="dayTime" />
      </>,
    );
  return <LiveSection key={room.roomId} roomId={room.roomId} me={me} members={members} hostId={room.hostId} />;
}

function Facts({ page: { room, place } }: { page: RoomPage }) {
  const { t } = useTranslation("study-room");
  const { courseCode } = room;
  const when = (
    <>
      <RoomTime {...room} />
      <UniversityTime />
    </>
  );
  const course = courseCode && (
    <Link to={`/catalog/course/${courseCode}`} className="link">
      {courseCode}
    </Link>
  );
  return (
    <FactList
      facts={[
        [t("one.when"), when],
        [t("one.place"), place ? <PlaceText key="place" text={place} /> : t("one.membersOnly")],
        [t("one.course"), course],
        [t("one.members"), <Places {...room} key="members" />],
      ]}
    />
  );
}

function Acts({ page: { room, isHost } }: { page: RoomPage }) {
  const { t } = useTranslation("study-room");
  const isToCome = room.state === "planned" || room.state === "open";
  return (
    <>
      {isToCome && <ShareButton title={room.topic} className="btn" />}
      {isToCome && isHost && (
        <Link to={`/study-room/edit/${room.roomId}`} className="btn">
          {t("one.edit")}
        </Link>
      )}
      {!isHost && <ReportLink subjectId={room.roomId} of={room.topic} />}
    </>
  );
}

export default function OneRoom() {
  const { t } = useTranslation("study-room");
  const shownTo = useShownTo();
  const page = useLoaderData<typeof loader>();
  const { room, members, isMember, isHost, me, chat, forgetsAt } = page;
  const isToCome = room.state === "planned" || room.state === "open";
  const isLive = isMember && room.state === "open";
  return (
    <>
      <PageHeader
        title={room.topic}
        breadcrumb={[{ label: t("pages.all"), to: "/study-room/all" }, { label: room.topic }]}
        act={!isLive && <Acts page={page} />}
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <StateBadge state={room.state} />
          {room.hostName && <span>{t("list.host", { name: room.hostName })}</span>}
          <span>{shownTo(room)}</span>
        </span>
      </PageHeader>
      {isLive ? (
        <>
          <Standing page={page} />
          <Section title={t("one.about")}>
            <Facts page={page} />
            <div className="mt-4 flex flex-wrap gap-2">
              <Acts page={page} />
            </div>
          </Section>
        </>
      ) : (
        <>
          <Facts page={page} />
          <Standing page={page} />
        </>
      )}
      {chat && (
        <Section title={t("one.chat")} className="max-w-2xl">
          {chat.length === 0 && <p>{t("one.nothingSaid")}</p>}
          <SaidList messages={chat} me={me} roomId={room.roomId} />
          <p className="mt-3 text-sm text-muted">
            {t("one.forgetsAt")} <DateText at={forgetsAt} style="dayTime" />
          </p>
        </Section>
      )}
      {isMember && (
        <Section title={t("one.members")} className="max-w-2xl">
          <MemberList members={members} hostId={room.hostId} me={me} isHost={isHost && isToCome} />
          {isToCome && (
            <div className="mt-4">
              <RoomActs page={page} />
            </div>
          )}
        </Section>
      )}
    </>
  );
}
