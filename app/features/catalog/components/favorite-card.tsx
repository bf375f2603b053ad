/** A course that somebody keeps, with the way to let it go. */

import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { Card } from "~/kit/section";
import X from "~icons/lucide/x";
import type { readFavorites } from "../catalog.service.server";
import { coursePath } from "../offered/course-paths";
import { useCatalogWords } from "../offered/use-catalog-words";

type Favorite = Awaited<ReturnType<typeof readFavorites>>["items"][number];

export function FavoriteCard({ course }: { course: Favorite }) {
  const { t } = useTranslation("catalog");
  const { credits, one, term } = useCatalogWords();
  const { courseCode, name, lastTerm, overall, experienceCount } = course;
  const facts = [
    course.credits === null ? null : credits(course.credits),
    t(`levels.${course.level}`),
    lastTerm === null ? t("favorites.notOffered") : t("favorites.lastTerm", { term: term(lastTerm) }),
    overall === null ? null : `${one(overall)} / 5`,
    experienceCount === 0 ? null : t("list.experiences", { count: experienceCount }),
  ];
  return (
    <Card className="flex items-center justify-between gap-3">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-2">
          <Link to={coursePath(courseCode)} prefetch="intent" className="font-medium hover:underline">
            <strong className="text-primary">{courseCode}</strong> {name}
          </Link>
        </h2>
        <p className="text-sm text-muted">{facts.filter(Boolean).join(" · ")}</p>
      </div>
      <ActionButton fields={{ course_code: courseCode }} label={t("favorites.removeOne", { code: courseCode })}>
        <X size={16} aria-hidden />
        <span className="hidden sm:inline">{t("favorites.remove")}</span>
      </ActionButton>
    </Card>
  );
}
