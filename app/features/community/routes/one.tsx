/** One community with its people and events, for admins. */

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { Written } from "~/kit/written";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { staffAction } from "../community.acts.server";
import { panelFilters } from "../community.schemas";
import { AddMember } from "../components/add-member";
import { CommunityActs } from "../components/community-acts";
import { CommunityGallery } from "../components/community-gallery";
import { CommunityLinks } from "../components/community-links";
import { CommunityMark } from "../components/community-mark";
import { EventList } from "../components/event-list";
import { MemberList } from "../components/member-list";
import { PollSection } from "../components/poll-section";
import { RequestList } from "../components/request-list";
import { CommunityBadges, MemberCount } from "../offered/community-badges";
import { readWhole } from "../panel.service.server";

export const handle = pageHandle("community", "one", ["poll"]);

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { after } = panelFilters.parse(Object.fromEntries(new URL(request.url).searchParams));
  const whole = await readWhole(signedIn(context), params.id ?? "", after);
  if (whole.community.slug !== params.id) throw redirect(`/community/one/${whole.community.slug}`);
  return whole;
}

export const action = (args: ActionFunctionArgs) => staffAction("/community/all")(args);

function Acts({ slug }: { slug: string }) {
  const { t } = useTranslation("community");
  const { t: kit } = useTranslation("kit");
  return (
    <>
      <Link to={`/community/demo/${slug}`} className="btn">
        {t("panel.page")}
      </Link>
      <Link to={`/community/edit/${slug}`} className="btn btn-primary">
        {kit("acts.edit")}
      </Link>
    </>
  );
}

export default function OneCommunity() {
  const { t } = useTranslation("community");
  const { community, images, members, nextAfter, requests, events, polls } = useLoaderData<typeof loader>();
  const { communityId, slug, name, description, links, memberCount } = community;
  const breadcrumb = [{ label: t("pages.all"), to: "/community/all" }, { label: name }];
  const more = (
    <Link to={`/admin/community/events?community=${slug}`} className="link">
      {t("staff.everyEvent")}
    </Link>
  );
  return (
    <>
      <PageHeader title={name} breadcrumb={breadcrumb} act={<Acts slug={slug} />}>
        <span className="flex flex-wrap items-center gap-3">
          <CommunityMark name={name} picture={images[0]} />
          <MemberCount count={memberCount} />
          <CommunityBadges {...community} />
        </span>
      </PageHeader>
      <CommunityActs community={community} />
      <Written text={description} className="mt-6 max-w-prose whitespace-pre-line" />
      <CommunityLinks links={links} />
      <CommunityGallery name={name} images={images} />
      <Section title={t("requests.title")}>
        <RequestList communityId={communityId} requests={requests} mayDecide />
      </Section>
      <Section title={t("events.title")} act={more}>
        <EventList events={events} />
      </Section>
      {polls && <PollSection communityId={communityId} polls={polls} />}
      <Section title={t("members.title")}>
        <MemberList communityId={communityId} members={members} nextAfter={nextAfter} pathOf={({ userId }) => `/admin/users/${userId}`} />
        <AddMember communityId={communityId} />
      </Section>
    </>
  );
}
