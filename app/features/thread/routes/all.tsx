/** All threads, or those that one follows. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listLoader } from "~/engines/posts/pages.server";
import { PageHeader } from "~/kit/page-header";
import { PostList } from "~/kit/posts/post-list";
import { Tabs } from "~/kit/tabs";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { FollowedThreads } from "../offered/followed";
import { threads } from "../thread.collection";
import { readFollowed } from "../thread.service.server";

const VIEW = "followed";

export const handle = pageHandle("thread", "all", ["posts"]);

export async function loader(args: LoaderFunctionArgs) {
  const isFollowed = new URL(args.request.url).searchParams.get("view") === VIEW;
  return isFollowed
    ? { followed: await readFollowed(signedIn(args.context)), list: null }
    : { followed: null, list: await listLoader(threads)(args) };
}

function Views({ isFollowed }: { isFollowed: boolean }) {
  const { t } = useTranslation("thread");
  const tabs = [
    { to: "/thread/all", label: t("followed.all"), isActive: !isFollowed },
    { to: `/thread/all?view=${VIEW}`, label: t("followed.title"), isActive: isFollowed },
  ];
  return <Tabs label={t("followed.views")} tabs={tabs} />;
}

export default function All() {
  const { t } = useTranslation("thread");
  const { followed, list } = useLoaderData<typeof loader>();
  if (list) {
    return (
      <PostList collection={threads} {...list}>
        <Views isFollowed={false} />
      </PostList>
    );
  }
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("lead")} />
      <div className="flex flex-col gap-4">
        <Views isFollowed />
        <FollowedThreads items={followed} />
      </div>
    </>
  );
}
