/** Where a semester was and what a month of it cost, above what its author tells. */
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "~/kit/breadcrumbs";
import { standLook } from "~/kit/cover";
import { ComparedBars } from "~/kit/figures";
import { formatNumber } from "~/kit/format";
import type { Post } from "~/kit/posts/post";
import { PostByline } from "~/kit/posts/post-byline";
import { PostFacts } from "~/kit/posts/post-facts";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { erasmus } from "../erasmus.collection";
import { stepsOf } from "../steps";

/** What is drawn or told by itself. */
const DRAWN = ["country", "city", "monthly_cost", "currency", "housing", "visa"];

interface SemesterProps {
  post: Post;
  countryName: string;
}

/** The band that the page begins with, in its country's colour. @param code the country's; null for one that isn't known */
export function SemesterBand({ post, countryName, code }: SemesterProps & { code: string | null }) {
  const { t } = useTranslation("erasmus");
  const { city, country } = post.details as Record<string, string | undefined>;
  return (
    <>
      <header className="stand stand-wide -mt-6 mb-3 pt-2 pb-4 sm:-mt-8" style={standLook(code ?? country ?? "")}>
        <Breadcrumbs items={[{ label: t("pages.all"), to: "/erasmus/all" }]} />
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {code && (
            <span aria-hidden className="rounded-[0.2rem] bg-white px-1.5 font-extrabold text-black">
              {code}
            </span>
          )}
          <span>{[city, countryName].filter(Boolean).join(", ")}</span>
        </p>
        <h1 className="mt-1 text-2xl/tight text-balance sm:text-4xl/tight">{post.title}</h1>
      </header>
      <div className="mb-4">
        <PostByline collection={erasmus} post={post} isLinked />
      </div>
    </>
  );
}

interface HeadProps extends SemesterProps {
  /** What others pay; null where too few wrote of it. */
  usual: { mean: number; people: number } | null;
}

/** Its facts, and a month's cost beside that of others in the country. */
export function SemesterHead({ post, countryName, usual }: HeadProps) {
  const { t } = useTranslation("erasmus");
  const { locale } = useWords();
  const { monthly_cost, currency } = post.details as Record<string, string | undefined>;
  const cost = Number(monthly_cost);
  const money = (value: number) =>
    formatNumber(value, locale, { style: "currency", currency: currency ?? "EUR", maximumFractionDigits: 0 });
  return (
    <>
      <PostFacts collection={erasmus} post={post} without={DRAWN} />
      {cost > 0 && (
        <Section title={t("cost.title")}>
          {usual ? (
            <div className="-mt-3">
              <ComparedBars
                label={t("cost.compared", { country: countryName, count: usual.people })}
                bars={[
                  { name: t("cost.usual"), value: usual.mean, text: money(usual.mean) },
                  { name: t("cost.here"), value: cost, text: money(cost) },
                ]}
              />
            </div>
          ) : (
            <p className="text-3xl/tight font-black tracking-tighter tabular-nums">{money(cost)}</p>
          )}
          <p className="mt-1 text-sm text-muted">{t("hints.monthly_cost")}</p>
        </Section>
      )}
    </>
  );
}

/** Where they lived, and how they got the visa. */
export function SemesterNotes({ details }: Pick<Post, "details">) {
  const { t } = useTranslation("erasmus");
  return (["housing", "visa"] as const).map((name) => {
    const steps = stepsOf(String(details[name] ?? ""));
    if (steps.length === 0) return null;
    return (
      <Section key={name} title={t(`fields.${name}`)}>
        {steps.length === 1 ? (
          <p className="max-w-prose">{steps[0]}</p>
        ) : (
          <ol className="-mt-3 max-w-prose">
            {steps.map((step, at) => (
              <li key={at} className="flex gap-3 border-b border-base-300 py-2.5">
                <span aria-hidden className="seat grid size-7 shrink-0 place-items-center bg-base-content text-sm font-black text-base-100">
                  {at + 1}
                </span>
                <span className="min-w-0">{step}</span>
              </li>
            ))}
          </ol>
        )}
      </Section>
    );
  });
}
