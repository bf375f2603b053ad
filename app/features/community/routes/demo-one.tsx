/** A community as everybody may see it, and the way into it. */

import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { imageFiles } from "~/engines/media/image";
import { sharePicture } from "~/engines/media/share-picture";
import { Badge } from "~/kit/badge";
import { Cover } from "~/kit/cover";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { ShareButton } from "~/kit/share-button";
import { Written } from "~/kit/written";
import { pageHandle } from "~/platform/pages/handle";
import { ownAction } from "../community.acts.server";
import { CommunityGallery } from "../components/community-gallery";
import { CommunityLinks } from "../components/community-links";
import { CommunityMark } from "../components/community-mark";
import { Joining } from "../components/joining";
import { UpcomingEvents } from "../components/upcoming-events";
import { MemberCount } from "../offered/community-badges";
import { readPublic } from "../panel.service.server";

/** Few communities have a poll, and guests see none. */
const EmbeddedPoll = lazy(() => import("~/features/poll/offered/embedded-poll"));

export const handle = pageHandle("community", "demo-one", ["poll"]);

export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = await readPublic(context.ctx, params.id ?? "");
  if (page.community.slug !== params.id) throw redirect(`/community/demo/${page.community.slug}`);
  const pagePicture = page.images[0] ? imageFiles(page.images[0])[0] : sharePicture("community", context.ctx.locale);
  return { ...page, title: page.community.name, pagePicture };
}

export const action = (args: ActionFunctionArgs) => ownAction(args, args.params.id ?? "");

export default function PublicCommunity() {
  const { t } = useTranslation("community");
  const page = useLoaderData<typeof loader>();
  const { name, description, links, memberCount, isArchived } = page.community;
  return (
    <>
      <PageHeader
        title={name}
        breadcrumb={[{ label: t("pages.demo"), to: "/community/demo/all" }, { label: name }]}
        act={<ShareButton title={name} />}
      >
        <span className="flex items-center gap-3">
          <CommunityMark name={name} picture={page.images[0]} size={64} />
          <MemberCount count={memberCount} />
          {isArchived && <Badge>{t("states.archived")}</Badge>}
        </span>
      </PageHeader>
      <Cover seed={name} className="mb-6 block h-24 rounded-box sm:h-36" />
      <div className="grid gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
        <div>
          <Written text={description} className="max-w-prose whitespace-pre-line" />
          <CommunityLinks links={links} />
          <CommunityGallery name={name} images={page.images} />
          {page.poll && (
            <Suspense>
              <EmbeddedPoll poll={page.poll} />
            </Suspense>
          )}
        </div>
        <Section title={t("join.title")} className="lg:row-span-2 lg:mt-0">
          <Joining page={page} />
        </Section>
        <Section title={t("events.upcoming")}>
          <UpcomingEvents events={page.events} />
        </Section>
      </div>
    </>
  );
}
