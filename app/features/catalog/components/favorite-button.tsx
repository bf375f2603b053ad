/** Keeps a course at hand; whoever is signed out is asked to sign in, and comes back. */

import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";

interface FavoriteButtonProps {
  isFavorite: boolean;
  /** The sign-in page that leads back here; null for those who are signed in. */
  signInTo: string | null;
}

export function FavoriteButton({ isFavorite, signInTo }: FavoriteButtonProps) {
  const { t } = useTranslation("catalog");
  const label = isFavorite ? t("course.favorited") : t("course.favorite");
  const content = (
    <>
      <Star size={18} aria-hidden className={isFavorite ? "fill-current" : ""} />
      {label}
    </>
  );
  if (signInTo) {
    return (
      <Link to={signInTo} className="btn btn-primary">
        {content}
      </Link>
    );
  }
  return (
    <ActionButton fields={{ is_favorite: isFavorite ? "no" : "yes" }} className={isFavorite ? "" : "btn-primary"}>
      {content}
    </ActionButton>
  );
}
