/** Says how a search understood what was typed, and leads to the other way of understanding it. */
import { useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "./link";
import { useQueryLink } from "./search-links";

export interface SearchNoteProps {
  how: "typed" | "similar" | "some" | "nothing" | "unsearchable";
  corrected: string | null;
}

/** @param note null where nothing was looked for */
export function SearchNote({ note }: { note: SearchNoteProps | null }) {
  const { t } = useTranslation("kit");
  const [query] = useSearchParams();
  const link = useQueryLink();
  const q = query.get("q") ?? "";
  if (note?.how === "unsearchable") return <p role="status">{t("search.unsearchable")}</p>;
  if (query.get("is_exact"))
    return (
      <p>
        <Link to={link({ is_exact: null })} className="link">
          {t("search.alsoSimilar")}
        </Link>
      </p>
    );
  if (note?.how !== "similar" && note?.how !== "some") return null;
  const said = note.corrected ? t("search.corrected", { corrected: note.corrected }) : t(`search.${note.how}`);
  return (
    <p>
      {said}{" "}
      <Link to={link({ is_exact: 1 })} className="link">
        {t("search.exactly", { q })}
      </Link>
    </p>
  );
}
