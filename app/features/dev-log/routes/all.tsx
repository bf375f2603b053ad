/** The list. */
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listLoader } from "~/engines/posts/pages.server";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { devLogs } from "../dev-log.collection";

export const handle = pageHandle("dev-log", "all", ["posts"]);
export const loader = listLoader(devLogs);

export default function All() {
  const { t } = useTranslation("dev-log");
  return (
    <PostList collection={devLogs} {...useLoaderData<typeof loader>()}>
      <a href="/api/v1/dev-log/feed" className="link mb-4 inline-block">
        {t("feed")}
      </a>
    </PostList>
  );
}
