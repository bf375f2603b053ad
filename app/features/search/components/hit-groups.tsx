/** What was found, by kind. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { SearchGroup } from "../search.service.server";

const useSourceName = () => {
  const { t, i18n } = useTranslation("search");
  return (source: string) => {
    const key = `search:sources.${source}`;
    return i18n.exists(key) ? (t as unknown as (key: string) => string)(key) : source;
  };
};

export function HitGroups({ groups, heading: Heading }: { groups: SearchGroup[]; heading: "h2" | "h3" }) {
  const { t } = useTranslation("search");
  const nameOf = useSourceName();
  return groups.map(({ source, hits, rest }) => (
    <section key={source} aria-label={nameOf(source)}>
      <Heading className="px-3 pb-1 text-sm font-semibold text-base-content/80">{nameOf(source)}</Heading>
      <ul>
        {hits.map(({ title, about, to }) => (
          <li key={to}>
            <Link to={to} data-hit className="flex flex-col rounded-field px-3 py-2 hover:bg-base-200 focus-visible:bg-base-200">
              <span className="font-medium wrap-anywhere">{title}</span>
              {about && <span className="text-sm text-base-content/80 wrap-anywhere">{about}</span>}
            </Link>
          </li>
        ))}
        {rest && (
          <li>
            <Link to={rest} data-hit className="block rounded-field px-3 py-2 text-sm link">
              {t("rest", { source: nameOf(source) })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  ));
}
