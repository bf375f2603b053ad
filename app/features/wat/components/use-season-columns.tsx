/** What one compares seasons by, as columns of a table. */
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { Link } from "~/kit/link";
import type { Post } from "~/kit/posts/post";
import { usePostWords } from "~/kit/posts/use-post-words";
import type { Column } from "~/kit/responsive-table";
import { useWords } from "~/kit/use-words";
import { wats } from "../wat.collection";

export type Season = Pick<Post, "postId" | "title" | "details">;

export function useSeasonColumns(): Column<Season>[] {
  const { t } = useTranslation("wat");
  const { shared } = usePostWords(wats);
  const text = ({ details }: Season, name: string) => String(details[name] ?? "");
  const { locale } = useWords();
  const number = ({ details }: Season, name: string) => formatNumber(Number(details[name] ?? 0), locale);
  const both = (season: Season, name: string) => (
    <span className="whitespace-nowrap tabular-nums">
      {number(season, `promised_${name}`)} → <strong>{number(season, `real_${name}`)}</strong>
    </span>
  );
  return [
    {
      key: "employer",
      header: t("compare.place"),
      isPrimary: true,
      cell: (season) => (
        <Link to={`/wat/one/${season.postId}`} className="link">
          <span className="block font-semibold">{text(season, "employer")}</span>
          <span className="block text-sm font-normal">{season.title}</span>
        </Link>
      ),
    },
    ...(["year", "state", "job", "agency"] as const).map((name) => ({
      key: name,
      header: t(`fields.${name}`),
      isPlain: name !== "agency",
      cell: (season: Season) => <span className={name === "year" ? "whitespace-nowrap" : "wrap-break-word"}>{text(season, name)}</span>,
    })),
    { key: "wage", header: t("compare.wage"), align: "end", cell: (season) => both(season, "wage") },
    { key: "hours", header: t("compare.hours"), align: "end", cell: (season) => both(season, "hours") },
    { key: "would_return", header: t("fields.would_return"), cell: ({ details }) => shared(details.would_return ? "one.yes" : "one.no") },
  ];
}
