/** Nothing fits all that was asked: which one filter to leave out, and how many courses there are then. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { changeQuery } from "~/kit/search-links";
import type { CatalogDrop } from "../catalog-drops.repository.server";

const OWN = ["fits", "prerequisites_met", "not_taken", "my_required", "outside"] as const;
type Own = (typeof OWN)[number];

/** Others have their names in the catalog. */
const isOwn = (name: CatalogDrop["name"]): name is Own => OWN.some((own) => own === name);

export function NothingToTake({ drops }: { drops: readonly CatalogDrop[] }) {
  const { t } = useTranslation("course-marks");
  const { t: catalog } = useTranslation("catalog");
  const [query] = useSearchParams();
  return (
    <>
      <EmptyState title={t("take.none")} text={t(drops.length > 0 ? "take.noneText" : "take.noneAtAll")} drawing="search" />
      <ul className="flex flex-col gap-1">
        {drops.map(({ name, count, isMore }) => (
          <li key={name}>
            <Link to={changeQuery(query, { [name]: null })} className="link inline-block py-2">
              {t("take.without", {
                filter: isOwn(name) ? t(`take.filters.${name}`) : catalog(`fields.${name}`),
                count,
                formatted: isMore ? `${count}+` : String(count),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
