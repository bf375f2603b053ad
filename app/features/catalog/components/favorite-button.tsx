/** Keeps a course at hand; whoever is signed out is asked to sign in, and comes back. */

import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import Star from "~icons/lucide/star";
import { coursePath } from "../offered/course-paths";

interface FavoriteButtonProps {
  courseCode: string;
  isFavorite: boolean;
  /** The sign-in page that leads back here; null for those who are signed in. */
  signInTo: string | null;
}

/** Stands on every page of a course; the catalog's own does it and leads back. */
export function FavoriteButton({ courseCode, isFavorite, signInTo }: FavoriteButtonProps) {
  const { t } = useTranslation("catalog");
  const { pathname, search } = useLocation();
  const label = isFavorite ? t("course.favorited") : t("course.favorite");
  const content = (
    <>
      <Star size={18} aria-hidden className={isFavorite ? "fill-current" : ""} />
      {label}
    </>
  );
  if (signInTo) {
    return (
      <Link to={signInTo} className="btn">
        {content}
      </Link>
    );
  }
  return (
    <ActionButton action={coursePath(courseCode)} fields={{ is_favorite: isFavorite ? "no" : "yes", back: pathname + search }} className="">
      {content}
    </ActionButton>
  );
}
