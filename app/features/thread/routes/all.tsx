/** All discussions, those that one follows, or those that one wrote in. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MINE } from "~/engines/posts/collection";
import { postFilters } from "~/engines/posts/filters";
import { actAction, choicesFor, redirectMergedLabels } from "~/engines/posts/pages.server";
import { PageHeader } from "~/kit/page-header";
import { MineTabs } from "~/kit/posts/mine-tabs";
import { PostListOf } from "~/kit/posts/post-list";
import { PostPersonal } from "~/kit/posts/post-lists";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { type ListedThread, ThreadRow } from "../components/thread-row";
import { FollowedThreads } from "../offered/followed";
import { threads } from "../thread.collection";
import { readFollowed, readMine, readThreads } from "../thread.service.server";

const FOLLOWED = "followed";

export const handle = pageHandle("thread", "all", ["posts"]);

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const view = searchParams.get("view");
  if (view === MINE) return { view: "mine" as const, ...(await readMine(signedIn(args.context))) };
  if (view === FOLLOWED) return { view: "followed" as const, followed: await readFollowed(signedIn(args.context)) };
  const filters = postFilters.parse(Object.fromEntries(searchParams));
  await redirectMergedLabels(args, threads, filters);
  const [list, choices] = await Promise.all([readThreads(signedIn(args.context), filters), choicesFor(args.context.ctx, threads)]);
  return { view: "all" as const, list: { ...list, choices } };
}

export const action = actAction(threads);

function Views({ view }: { view: "all" | "followed" | "mine" }) {
  const { t } = useTranslation("thread");
  const followed = { to: `/thread/all?view=${FOLLOWED}`, label: t("followed.title"), isActive: view === FOLLOWED };
  return <MineTabs collection={threads} isMine={view === MINE} between={[followed]} />;
}

const rows = { renderItem: (thread: ListedThread) => <ThreadRow thread={thread} />, repeats: "thread" };

export default function All() {
  const { t } = useTranslation("thread");
  const page = useLoaderData<typeof loader>();
  const tabs = <Views view={page.view} />;
  if (page.view === "all") {
    return (
      <PostListOf collection={threads} {...page.list} shown={rows}>
        {tabs}
      </PostListOf>
    );
  }
  if (page.view === "mine") {
    return (
      <>
        <PostPersonal collection={threads} items={page.items} tabs={tabs} />
        {page.replied.length > 0 && (
          <Section title={t("mine.replied")}>
            <FollowedThreads items={page.replied} />
          </Section>
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader title={t("pages.all")} lead={t("lead")} />
      {tabs}
      <FollowedThreads items={page.followed} />
    </>
  );
}
