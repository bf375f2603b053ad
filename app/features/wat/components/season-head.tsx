/** What a season was promised to be and what it was, above what its author tells. */
import { useTranslation } from "react-i18next";
import { ComparedBars, StatTile } from "~/kit/figures";
import { formatNumber } from "~/kit/format";
import type { Post } from "~/kit/posts/post";
import { PostFacts } from "~/kit/posts/post-facts";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import Check from "~icons/lucide/check";
import X from "~icons/lucide/x";
import { formatDollars, seasonPay } from "../season.rules";
import { wats } from "../wat.collection";

/** What is drawn or told by itself. */
const DRAWN = ["promised_wage", "real_wage", "promised_hours", "real_hours", "weeks", "housing", "deductions", "would_return"];

export function SeasonHead({ post }: { post: Post }) {
  const { t } = useTranslation("wat");
  const { locale } = useWords();
  const { details } = post;
  const { promisedWeek, realWeek, weeks, total } = seasonPay(details);
  const dollars = (value: number) => formatDollars(value, locale);
  const number = (value: number) => formatNumber(value, locale);
  const bars = (promised: number, real: number, say: (value: number) => string) => [
    { name: t("season.promised"), value: promised, text: say(promised) },
    { name: t("season.actual"), value: real, text: say(real) },
  ];
  const sum = total ?? realWeek;
  return (
    <>
      <PostFacts collection={wats} post={post} without={DRAWN} />
      <div className="mt-5 flex flex-wrap items-start gap-x-10 gap-y-4">
        {sum !== null && (
          <div className="min-w-0 max-w-sm grow">
            <StatTile
              label={t(total === null ? "season.perWeek" : "season.total")}
              value={dollars(sum)}
              hint={total === null ? t("season.perWeekHint") : t("season.totalHint", { count: weeks ?? 0 })}
            />
          </div>
        )}
        <Again isAgain={details.would_return === true} />
      </div>
      <Section title={t("season.title")}>
        <div className="-mt-3">
          <ComparedBars label={t("season.wage")} bars={bars(Number(details.promised_wage), Number(details.real_wage), dollars)} />
          <ComparedBars label={t("season.hours")} bars={bars(Number(details.promised_hours), Number(details.real_hours), number)} />
          {promisedWeek !== null && realWeek !== null && (
            <ComparedBars label={t("season.week")} bars={bars(promisedWeek, realWeek, dollars)} />
          )}
        </div>
      </Section>
    </>
  );
}

function Again({ isAgain }: { isAgain: boolean }) {
  const { t } = useTranslation("wat");
  const Icon = isAgain ? Check : X;
  return (
    <p className="flex items-center gap-2 border-t-2 border-base-content py-2 text-xl/tight font-black">
      <Icon size={24} aria-hidden />
      {t(isAgain ? "season.again" : "season.notAgain")}
    </p>
  );
}

/** What its author says of money that was taken off, and of where they lived. */
export function SeasonNotes({ details }: Pick<Post, "details">) {
  const { t } = useTranslation("wat");
  return (["deductions", "housing"] as const).map(
    (name) =>
      typeof details[name] === "string" && (
        <Section key={name} title={t(`fields.${name}`)}>
          <p className="max-w-prose whitespace-pre-line">{details[name]}</p>
        </Section>
      ),
  );
}
