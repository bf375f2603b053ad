/** Semesters abroad, and a search for the course that counts. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listLoader } from "~/engines/posts/pages.server";
import { SearchBox } from "~/kit/filters";
import { MineTabs } from "~/kit/posts/mine-tabs";
import { PostList } from "~/kit/posts/post-list";
import { pageHandle } from "~/platform/pages/handle";
import { EquivalenceTable } from "../components/equivalence-table";
import { ErasmusCard } from "../components/erasmus-card";
import { erasmus } from "../erasmus.collection";
import { searchEquivalences } from "../erasmus.service.server";

export const handle = pageHandle("erasmus", "all", ["posts"]);

const MAX_QUERY = 100;
const list = listLoader(erasmus);

export async function loader(args: LoaderFunctionArgs) {
  const course = (new URL(args.request.url).searchParams.get("course") ?? "").slice(0, MAX_QUERY);
  const [page, found] = await Promise.all([list(args), course ? searchEquivalences(args.context.ctx, course) : null]);
  return { page, found };
}

export default function Semesters() {
  const { t } = useTranslation("erasmus");
  const { page, found } = useLoaderData<typeof loader>();
  return (
    <PostList collection={erasmus} {...page} Card={ErasmusCard}>
      <MineTabs collection={erasmus} isMine={false} />
      <section aria-labelledby="courses-title" className="mb-6 rounded-box border border-base-300 p-4">
        <h2 id="courses-title" className="mb-3 font-semibold">
          {t("equivalences.searchTitle")}
        </h2>
        <Form method="get" role="search" aria-labelledby="courses-title" className="mb-3">
          <SearchBox name="course" label={t("equivalences.search")} />
        </Form>
        {found?.length === 0 && <p role="status">{t("equivalences.noneFound")}</p>}
        {found && found.length > 0 && <EquivalenceTable rows={found} isAcross />}
      </section>
    </PostList>
  );
}
