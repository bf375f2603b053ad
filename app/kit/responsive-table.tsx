/** A table on wide screens whose rows become cards on phones; one set of elements, so nothing is read twice. */
import type { ReactNode } from "react";

export interface Column<Row> {
  key: string;
  header: string;
  cell(row: Row): ReactNode;
  align?: "start" | "end";
  /** The cell that names its row; the card's title on phones. */
  isPrimary?: boolean;
  /** What it says needs no header beside it on phones, as a year or a place. */
  isPlain?: boolean;
}

export interface ResponsiveTableProps<Row> {
  /** Says what the table shows; read, not seen. */
  caption: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
}

/** Explicit roles keep it a table for screen readers while it is drawn as cards. */
export function ResponsiveTable<Row>({ caption, columns, rows, rowKey }: ResponsiveTableProps<Row>) {
  return (
    <table role="table" className="responsive-table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, align }) => (
            <th key={key} scope="col" role="columnheader" className={align === "end" ? "text-end" : "text-start"}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell<Row>({ column: { header, cell, align, isPrimary, isPlain }, row }: { column: Column<Row>; row: Row }) {
  const side = align === "end" ? "md:text-end md:tabular-nums" : "";
  return isPrimary ? (
    <th scope="row" role="rowheader" className={`text-start font-semibold ${side}`}>
      {cell(row)}
    </th>
  ) : (
    <td role="cell" data-label={isPlain ? undefined : header} className={side}>
      <div className="min-w-0">{cell(row)}</div>
    </td>
  );
}
