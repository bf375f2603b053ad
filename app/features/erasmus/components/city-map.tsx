/** Where people have been, on a map of our own: each point leads to what they wrote. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";
import { Section } from "~/kit/section";
import type { Side } from "../city-map.rules";
import type { ShownPlace } from "../erasmus.service.server";
import { VIEW } from "../europe.rules";
import outlines from "./europe.svg?url";

const SIDES: Record<NonNullable<Side>, string> = {
  right: "start-full top-1/2 -translate-y-1/2",
  left: "end-full top-1/2 -translate-y-1/2",
  above: "bottom-full left-1/2 -translate-x-1/2",
  below: "top-full left-1/2 -translate-x-1/2",
};

/** The area of a point tells how many there are. */
const sizeOf = (posts: number) => Math.min(22, 8 + 3 * Math.sqrt(posts));

function Place({ place, isAsked }: { place: ShownPlace; isAsked: boolean }) {
  const { t } = useTranslation("erasmus");
  const link = useQueryLink();
  const { key, names, posts, side, x, y } = place;
  const size = sizeOf(posts);
  const [first, ...others] = names;
  const shown = others.length > 0 ? `${first} +${others.length}` : first;
  const all = others.length > 0 ? `${shown} (${others.join(", ")})` : shown;
  return (
    <li className="absolute" style={{ left: `${(100 * x) / VIEW.width}%`, top: `${(100 * y) / VIEW.height}%` }}>
      <Link
        to={link({ city: isAsked ? null : key, country: null, before: null })}
        aria-current={isAsked ? "true" : undefined}
        aria-label={`${all}: ${t("countries.posts", { count: posts })}`}
        title={names.join(", ")}
        preventScrollReset
        className="group absolute grid size-6 -translate-1/2 place-items-center"
      >
        <span
          aria-hidden
          className={`rounded-full border-2 border-base-100 bg-base-content ${isAsked ? "outline-2 outline-base-content" : ""}`}
          style={{ width: size, height: size }}
        />
        {side && (
          <span aria-hidden className={`absolute whitespace-nowrap text-xs/4 font-bold group-hover:underline ${SIDES[side]}`}>
            {shown}
          </span>
        )}
      </Link>
    </li>
  );
}

export function CityMap({ places }: { places: readonly ShownPlace[] }) {
  const { t } = useTranslation("erasmus");
  const [query] = useSearchParams();
  const link = useQueryLink();
  const asked = query.get("city");
  if (places.length === 0) return null;
  const all = asked && (
    <Link to={link({ city: null, before: null })} className="link text-sm">
      {t("cities.all")}
    </Link>
  );
  return (
    <Section title={t("cities.title")} act={all} className="mt-4">
      <div className="relative max-w-[26rem]">
        <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} className="block h-auto w-full bg-base-200" aria-hidden>
          <use href={`${outlines}#land`} className="fill-base-300" />
          <use href={`${outlines}#borders`} className="fill-none stroke-base-200" />
        </svg>
        <ul>
          {places.map((place) => (
            <Place key={place.key} place={place} isAsked={asked !== null && place.cities.includes(asked)} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
