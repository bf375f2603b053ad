/** A taste of what people wrote lately, without saying who. */

import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { Link } from "~/kit/link";
import { RepeatedItem } from "~/kit/repeated-item";
import { Card, Section } from "~/kit/section";
import Star from "~icons/lucide/star";

interface Latest {
  experienceId: string;
  courseId: string;
  courseCode: string;
  courseName: string;
  overall: number;
  excerpt: string;
}

export function LatestExperiences({ items }: { items: Latest[] }) {
  const { t } = useTranslation("home");
  const all = (
    <Link to="/courses/all" prefetch="intent" className="link py-1">
      {t("latest.all")}
    </Link>
  );
  return (
    <Section title={t("latest.title")} act={all}>
      {items.length === 0 && <EmptyState title={t("empty.title")} text={t("empty.text")} act={<AddLink />} />}
      <ul className="grid gap-3 sm:grid-cols-2">
        {items.map((item) => (
          <RepeatedItem key={item.experienceId} as="li" className="grid" kind="excerpt" of={item}>
            {() => <Excerpt item={item} />}
          </RepeatedItem>
        ))}
      </ul>
    </Section>
  );
}

function Excerpt({ item }: { item: Latest }) {
  const { t } = useTranslation("home");
  return (
    <Card to={`/courses/one/${item.courseId}`}>
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0">
          <strong>{item.courseCode}</strong> <span className="text-muted">{item.courseName}</span>
        </p>
        <span
          className="flex shrink-0 items-center gap-1 text-sm font-medium tabular-nums"
          role="img"
          aria-label={t("latest.rating", { value: item.overall })}
        >
          <Star size={16} aria-hidden className="fill-current text-accent" />
          {item.overall}
        </span>
      </div>
      <p className="mt-2">{item.excerpt}</p>
    </Card>
  );
}

function AddLink() {
  const { t } = useTranslation("home");
  return (
    <Link to="/courses/add" className="btn btn-primary">
      {t("empty.act")}
    </Link>
  );
}
