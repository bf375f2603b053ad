/** The courses about which most has been written. */

import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";

interface TopCourse {
  courseId: string;
  courseCode: string;
  courseName: string;
  experienceCount: number;
  overall: number | null;
}

const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

export function TopCourses({ items }: { items: TopCourse[] }) {
  const { t } = useTranslation("home");
  const { locale } = useWords();
  if (items.length === 0) return null;
  return (
    <Section title={t("top.title")}>
      <ol className="grid gap-x-8 sm:grid-cols-2">
        {items.map(({ courseId, courseCode, courseName, experienceCount, overall }) => (
          <li key={courseId} className="border-b border-base-300">
            <Link
              to={`/courses/one/${courseId}`}
              prefetch="intent"
              className="flex items-baseline justify-between gap-4 py-3 hover:underline"
            >
              <span className="min-w-0">
                <strong>{courseCode}</strong> <span className="text-muted">{courseName}</span>
              </span>
              <span className="shrink-0 text-end text-sm tabular-nums">
                {t("top.count", { count: experienceCount, formatted: formatNumber(experienceCount, locale) })}
                {overall !== null && (
                  <span className="block text-muted">{t("top.mean", { mean: formatNumber(overall, locale, ONE_PLACE) })}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Section>
  );
}
