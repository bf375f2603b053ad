/** Semesters abroad, and a search for the course that counts. */
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { postFilters } from "~/engines/posts/filters";
import { SearchBox } from "~/kit/filters";
import { Link } from "~/kit/link";
import { MineTabs } from "~/kit/posts/mine-tabs";
import { PostList } from "~/kit/posts/post-list";
import { Section } from "~/kit/section";
import { pageHandle } from "~/platform/pages/handle";
import { CityMap } from "../components/city-map";
import { CountryTable } from "../components/country-table";
import { EquivalenceTable } from "../components/equivalence-table";
import { ErasmusCard } from "../components/erasmus-card";
import { erasmus } from "../erasmus.collection";
import { readSemesters, searchEquivalences } from "../erasmus.service.server";

export const handle = pageHandle("erasmus", "all", ["posts"]);

const MAX_QUERY = 100;
const MAX_COUNTRY = 60;

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const course = (searchParams.get("course") ?? "").slice(0, MAX_QUERY);
  const country = (searchParams.get("country") ?? "").slice(0, MAX_COUNTRY);
  const city = (searchParams.get("city") ?? "").slice(0, MAX_COUNTRY);
  const filters = postFilters.parse(Object.fromEntries(searchParams));
  const [page, found] = await Promise.all([
    readSemesters(ctx, filters, country || null, city || null),
    course ? searchEquivalences(ctx, course) : null,
  ]);
  return { ...page, found };
}

export default function Semesters() {
  const { t } = useTranslation("erasmus");
  const { list, countries, places, found } = useLoaderData<typeof loader>();
  return (
    <PostList collection={erasmus} {...list} Card={ErasmusCard}>
      <MineTabs collection={erasmus} isMine={false} />
      <div className="lg:grid lg:grid-cols-[26rem_1fr] lg:items-start lg:gap-x-8">
        <CityMap places={places} />
        <CountryTable countries={countries} />
      </div>
      <Section title={t("equivalences.searchTitle")} className="mb-8">
        <Form method="get" role="search" aria-label={t("equivalences.searchTitle")} className="mb-3">
          <SearchBox name="course" label={t("equivalences.search")} />
        </Form>
        {found?.length === 0 && <p role="status">{t("equivalences.noneFound")}</p>}
        {found && found.length > 0 && <EquivalenceTable rows={found} isAcross />}
        <Link to="/gpa/plan/abroad" className="link inline-block py-1">
          {t("equivalences.mine")}
        </Link>
      </Section>
    </PostList>
  );
}
