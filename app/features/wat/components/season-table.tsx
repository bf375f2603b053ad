/** Seasons as a table, a few of which one puts side by side. */
import { useTranslation } from "react-i18next";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { MOST_COMPARED } from "../wat.collection";
import { type Season, useSeasonColumns } from "./use-season-columns";

/** A plain form that asks for the comparison of what is ticked. */
export function SeasonTable({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTranslation("wat");
  const choose: Column<Season> = {
    key: "choose",
    header: t("compare.choose"),
    cell: ({ postId, title }) => (
      <input type="checkbox" name="id" value={postId} className="checkbox" aria-label={t("compare.chooseOne", { title })} />
    ),
  };
  const columns = [...useSeasonColumns().filter(({ key }) => key !== "agency"), choose];
  return (
    <form method="get" action="/wat" className="flex flex-col gap-3">
      <ResponsiveTable caption={t("pages.all")} columns={columns} rows={seasons} rowKey={({ postId }) => postId} />
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className="btn">
          {t("compare.compare")}
        </button>
        <span className="text-sm text-muted">{t("compare.hint", { count: MOST_COMPARED })}</span>
      </div>
    </form>
  );
}
