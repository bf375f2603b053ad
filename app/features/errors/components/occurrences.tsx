/** The latest times that an error happened, with what people told us about them. */
import { useTranslation } from "react-i18next";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText } from "~/kit/time";

interface Occurrence {
  errorId: string;
  route: string;
  comment: string | null;
  isSignedIn: boolean;
  createdAt: number;
}

export function Occurrences({ events }: { events: Occurrence[] }) {
  const { t } = useTranslation("errors");
  if (events.length === 0) return <p>{t("one.noEvents")}</p>;
  const columns: Column<Occurrence>[] = [
    {
      key: "id",
      header: t("screen.id"),
      isPrimary: true,
      cell: ({ errorId }) => <code className="text-sm select-all">{errorId}</code>,
    },
    { key: "when", header: t("one.when"), cell: ({ createdAt }) => <DateText at={createdAt} style="dateTime" /> },
    { key: "route", header: t("list.route"), cell: ({ route }) => <code className="text-sm">{route}</code> },
    { key: "who", header: t("one.who"), cell: ({ isSignedIn }) => t(isSignedIn ? "one.member" : "one.guest") },
    { key: "comment", header: t("one.comment"), cell: ({ comment }) => comment ?? t("one.noComment") },
  ];
  return <ResponsiveTable caption={t("one.events")} columns={columns} rows={events} rowKey={({ errorId }) => errorId} />;
}
