/** One of one's communities: requests, members and events, as far as one's role goes. */

import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { CommunityBadges, MemberCount, RoleBadge } from "../offered/community-badges";
import type { PanelDetail as Detail } from "../panel.service.server";
import { CommunityMark } from "./community-mark";
import { EventList } from "./event-list";
import { leaving } from "./leaving";
import { MemberList } from "./member-list";
import { CommunityPictureSection } from "./picture-section";
import { PollSection } from "./poll-section";
import { RequestList } from "./request-list";

function Head({ detail }: { detail: Detail }) {
  const { t } = useTranslation("community");
  const { communityId, slug, name, role, memberCount } = detail;
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <CommunityMark name={name} picture={detail.picture} size={64} />
        <div className="min-w-0">
          <h2 className="text-xl font-semibold">{name}</h2>
          <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-muted">
            <RoleBadge role={role} />
            <MemberCount count={memberCount} />
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={`/community/demo/${slug}`} className="btn btn-sm" prefetch="intent">
          {t("panel.page")}
        </Link>
        {detail.ownImages && (
          <Link to={`/community/seller/${slug}`} className="btn btn-sm">
            {t("pages.seller")}
          </Link>
        )}
        <ActionButton fields={{ act: "leave", id: communityId }} confirm={leaving(t, name)}>
          {t("join.leave")}
        </ActionButton>
      </div>
    </div>
  );
}

export function PanelDetail({ detail, selfId }: { detail: Detail; selfId: string }) {
  const { t } = useTranslation("community");
  const { communityId, organizes, status, isTrusted, requests, mayDecide, members, nextAfter, events, addEventTo } = detail;
  const add = addEventTo && (
    <Link to={addEventTo} className="btn btn-sm btn-primary">
      {t("events.add")}
    </Link>
  );
  return (
    <>
      <Head detail={detail} />
      {status === "archived" && (
        <p role="status" className="mt-4 flex flex-wrap items-center gap-2">
          <CommunityBadges {...detail} /> {t("panel.archived")}
        </p>
      )}
      {organizes && (
        <Section title={t("requests.title")}>
          <RequestList communityId={communityId} requests={requests} mayDecide={mayDecide} />
        </Section>
      )}
      {organizes && (
        <Section title={t("events.title")} lead={t(isTrusted ? "events.leadTrusted" : "events.lead")} act={add}>
          <EventList events={events} />
        </Section>
      )}
      {detail.polls && <PollSection key={`poll ${communityId}`} communityId={communityId} polls={detail.polls} />}
      {detail.ownImages && <CommunityPictureSection key={communityId} communityId={communityId} images={detail.ownImages} />}
      <Section title={t("members.title")} lead={detail.role === "president" ? t("members.leadPresident") : undefined}>
        <MemberList communityId={communityId} members={members} nextAfter={nextAfter} selfId={selfId} />
      </Section>
    </>
  );
}
