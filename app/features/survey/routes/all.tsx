/** The list. */
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { actAction } from "~/engines/posts/pages.server";
import { Link } from "~/kit/link";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { surveyPosts } from "../survey.collection";
import { listLoader } from "../survey.pages.server";

export const handle = pageHandle("survey", "all", ["posts"]);
export const loader = listLoader;
export const action = actAction(surveyPosts);

export default function All() {
  const { t } = useTranslation("survey");
  const list = useLoaderData<typeof loader>();
  const samples = (
    <Link to="/survey/demo/all" className="link mb-4 inline-block">
      {t("pages.demo")}
    </Link>
  );
  return (
    <PostList collection={surveyPosts} {...list}>
      {list.canWrite ? undefined : samples}
    </PostList>
  );
}
