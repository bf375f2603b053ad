/** Nothing fits what was read from a question: what it asks for, each with a way to leave it out. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { changeQuery } from "~/kit/search-links";
import type { ReadWish } from "../course-finder.service.server";

export function NothingFits({ wish: { filters, parts, text } }: { wish: ReadWish }) {
  const { t } = useTranslation("catalog");
  const [query] = useSearchParams();
  const without = (names: readonly string[]) =>
    changeQuery(query, { q: null, page: null, ...Object.fromEntries(Object.entries(filters).filter(([name]) => !names.includes(name))) });
  return (
    <>
      <EmptyState title={t("wishes.nothingFits")} text={text} drawing="search" />
      {parts.length > 1 && (
        <ul className="flex flex-col gap-1">
          {parts.map(({ names, text: part }) => (
            <li key={part}>
              <Link to={without(names)} className="link inline-block py-2">
                {t("wishes.without", { part })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
