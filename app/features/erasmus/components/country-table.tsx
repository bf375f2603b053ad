/** The countries of which people wrote: how often, and what a month costs there. A tap shows one of them. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { coverLook } from "~/kit/cover";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import type { ShownCountry } from "../erasmus.service.server";

/** More of them fold away. */
const SHOWN = 6;
const IS_CODE = /^[A-Z]{2}$/;

export function CountryTable({ countries }: { countries: readonly ShownCountry[] }) {
  const { t } = useTranslation("erasmus");
  const [query] = useSearchParams();
  const link = useQueryLink();
  const asked = query.get("country");
  if (countries.length === 0) return null;
  const rest = countries.slice(SHOWN);
  const all = asked && (
    <Link to={link({ country: null, before: null })} className="link text-sm">
      {t("countries.all")}
    </Link>
  );
  return (
    <Section title={t("countries.title")} act={all} className="mt-4">
      <Rows countries={countries.slice(0, SHOWN)} asked={asked} />
      {rest.length > 0 && (
        <details open={rest.some(({ key }) => key === asked)}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("countries.more", { count: rest.length })}</summary>
          <Rows countries={rest} asked={asked} />
        </details>
      )}
    </Section>
  );
}

function Rows({ countries, asked }: { countries: readonly ShownCountry[]; asked: string | null }) {
  const { t } = useTranslation("erasmus");
  const { locale } = useWords();
  const link = useQueryLink();
  return (
    <ul className="-mt-3 grid grid-cols-2 gap-x-4">
      {countries.map(({ key, name, posts, cost }) => {
        const look = coverLook(key, { isPlain: true });
        const isAsked = key === asked;
        return (
          <li key={key} className={`border-b border-base-300 ${isAsked ? "border-s-4 border-s-base-content bg-base-200 ps-2" : ""}`}>
            <Link
              to={link({ country: isAsked ? null : key, city: null, before: null })}
              aria-current={isAsked ? "true" : undefined}
              preventScrollReset
              className="flex min-h-12 items-center gap-3 py-1.5 hover:bg-base-200"
            >
              <span
                aria-hidden
                className={`${look.className} grid h-6 w-9 shrink-0 place-items-center rounded-[0.2rem] text-xs font-extrabold`}
                style={look.style}
              >
                {IS_CODE.test(key) ? key : "–"}
              </span>
              <span className="min-w-0 grow leading-tight">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted">{t("countries.posts", { count: posts })}</span>
              </span>
              {cost && (
                <span className="shrink-0 text-end leading-tight tabular-nums">
                  <span className="block font-black">
                    {formatNumber(cost.mean, locale, { style: "currency", currency: cost.currency, maximumFractionDigits: 0 })}
                  </span>
                  <span className="block text-xs text-muted">{t("countries.people", { count: cost.people })}</span>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
