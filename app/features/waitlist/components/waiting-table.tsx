/** Those of a list, in its order. */
import { useTranslation } from "react-i18next";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import { DateText } from "~/kit/time";

interface WaitingRow {
  entryId: string;
  number: number | null;
  name: string;
  email: string;
  note: string;
  endsAt: number | null;
  createdAt: number;
}

export function WaitingTable({ caption, items }: { caption: string; items: readonly WaitingRow[] }) {
  const { t } = useTranslation("waitlist");
  const columns: Column<WaitingRow>[] = [
    { key: "number", header: t("board.number"), cell: ({ number }) => <span className="tabular-nums">{number ?? "—"}</span> },
    {
      key: "person",
      header: t("board.person"),
      isPrimary: true,
      cell: ({ name, email }) => (
        <>
          {name}
          <span className="block text-sm font-normal text-muted">{email}</span>
        </>
      ),
    },
    { key: "note", header: t("board.note"), cell: ({ note }) => <span className="whitespace-pre-line">{note || "—"}</span> },
    { key: "joined", header: t("board.joined"), cell: ({ createdAt }) => <DateText at={createdAt} /> },
    { key: "ends", header: t("board.ends"), cell: ({ endsAt }) => (endsAt === null ? "—" : <DateText at={endsAt} />) },
  ];
  return <ResponsiveTable caption={caption} columns={columns} rows={items} rowKey={({ entryId }) => entryId} />;
}
