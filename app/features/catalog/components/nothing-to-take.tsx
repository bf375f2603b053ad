/** Nothing fits all that was asked: which one filter to leave out, and how many courses there are then. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { changeQuery } from "~/kit/search-links";
import type { CatalogDrop } from "../catalog-drops.repository.server";

export function NothingToTake({ drops }: { drops: readonly CatalogDrop[] }) {
  const { t } = useTranslation("course-marks");
  const [query] = useSearchParams();
  return (
    <>
      <EmptyState title={t("take.none")} text={t(drops.length > 0 ? "take.noneText" : "take.noneAtAll")} drawing="search" />
      <ul className="flex flex-col gap-1">
        {drops.map(({ name, count, isMore }) => (
          <li key={name}>
            <Link to={changeQuery(query, { [name]: null })} className="link inline-block py-2">
              {t("take.without", { filter: t(`take.filters.${name}`), count, formatted: isMore ? `${count}+` : String(count) })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
