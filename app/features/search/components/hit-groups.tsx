/** What was found, by kind: as links on the page, or as options below the field that is typed into. */

import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { Marked } from "~/kit/marked";
import { CompareTick } from "../../catalog/offered/compare-tick";
import { CourseMark } from "../../course-marks/offered/course-mark";
import type { MarkedHit, SearchGroup, SearchResults } from "../search.service.server";

const useSourceName = () => {
  const { t, i18n } = useTranslation("search");
  return (source: string) => {
    const key = `search:sources.${source}`;
    return i18n.exists(key) ? (t as unknown as (key: string) => string)(key) : source;
  };
};

function HitText({ hit: { title_parts, about_parts } }: { hit: MarkedHit }) {
  return (
    <>
      <span className="font-medium">
        <Marked text={title_parts} />
      </span>
      {about_parts && (
        <span className="text-sm text-muted">
          <Marked text={about_parts} />
        </span>
      )}
    </>
  );
}

/** How the option looks that the arrow keys have chosen; the outline is seen where colours are forced, too. */
export const chosenLook = (isChosen: boolean) => (isChosen ? "bg-base-200 outline-2 -outline-offset-2 outline-primary" : "");

const HIT = "flex flex-col rounded-field px-3 py-2 hover:bg-base-200";
const REST = "block rounded-field px-3 py-2 text-sm link";

export function HitGroups({ groups }: { groups: SearchGroup[] }) {
  const { t } = useTranslation("search");
  const nameOf = useSourceName();
  return groups.map(({ source, hits, rest }) => (
    <section key={source} aria-label={nameOf(source)}>
      <h2 className="px-3 pb-1 text-sm font-semibold text-muted">{nameOf(source)}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={hit.to} className="flex">
            <Link to={hit.to} className={`${HIT} grow focus-visible:bg-base-200`}>
              <HitText hit={hit} />
              {hit.comparable && <CourseMark code={hit.comparable} />}
            </Link>
            {hit.comparable && <CompareTick code={hit.comparable} />}
          </li>
        ))}
        {rest && (
          <li>
            <Link to={rest} className={REST}>
              {t("rest", { source: nameOf(source) })}
            </Link>
          </li>
        )}
      </ul>
    </section>
  ));
}

/** Where one looks around while nothing is asked. */
export function SearchedLists({ lists }: { lists: SearchResults["lists"] }) {
  const nameOf = useSourceName();
  return (
    <ul>
      {lists.map(({ source, to }) => (
        <li key={source} className="border-b border-base-300">
          <Link to={to} prefetch="intent" className="block py-2.5 hover:bg-base-200">
            {nameOf(source)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where the options of some groups lead, in their order. */
export const optionsOf = (groups: readonly SearchGroup[]): string[] =>
  groups.flatMap(({ hits, rest }) => [...hits.map(({ to }) => to), ...(rest ? [rest] : [])]);

interface HitOptionsProps {
  groups: SearchGroup[];
  /** The address of the option that is chosen. */
  active: string | undefined;
  idOf(to: string): string;
}

export function HitOptions({ groups, active, idOf }: HitOptionsProps) {
  const { t } = useTranslation("search");
  const nameOf = useSourceName();
  const option = (to: string) => ({ to, id: idOf(to), role: "option", tabIndex: -1, "aria-selected": to === active });
  const shade = (to: string) => chosenLook(to === active);
  return groups.map(({ source, hits, rest }) => (
    <div key={source} role="group" aria-label={nameOf(source)} className="pb-2">
      <p aria-hidden className="px-3 pb-1 text-sm font-semibold text-muted">
        {nameOf(source)}
      </p>
      {hits.map((hit) => (
        <Link key={hit.to} {...option(hit.to)} className={`${HIT} ${shade(hit.to)}`}>
          <HitText hit={hit} />
        </Link>
      ))}
      {rest && (
        <Link {...option(rest)} className={`${REST} ${shade(rest)}`}>
          {t("rest", { source: nameOf(source) })}
        </Link>
      )}
    </div>
  ));
}
