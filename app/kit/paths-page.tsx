/** The page that lists a feature's pages: what each is called, where it is and who may open it. */
import { useLocation } from "@remix-run/react";
import { Fragment } from "react";
import type { TitledRow } from "../platform/pages/open-pages.server";
import type { PageRow } from "../platform/pages/page";
import type { PathsWords } from "../platform/pages/paths-loader.server";
import { Badge } from "./badge";
import { Link } from "./link";
import { PageHeader } from "./page-header";
import { type Column, ResponsiveTable } from "./responsive-table";

export interface PathsPageProps {
  /** Both as `pathsLoader` gives them. */
  rows: TitledRow[];
  words: PathsWords;
}

/** Parameters in braces, as people write them: `/courses/one/{course_id}`. */
const readable = (path: string) => path.replace(/:(\w+)/g, "{$1}");

/** Goes on in a new line behind a slash rather than inside a word. */
const breakable = (path: string) =>
  path.split("/").map((part, index) => (
    <Fragment key={index}>
      {index > 0 && "/"}
      <wbr />
      {part}
    </Fragment>
  ));

function Address({ row: { path } }: { row: PageRow }) {
  const code = <code className="text-sm">{breakable(readable(path))}</code>;
  if (path.includes(":")) return code;
  return (
    <Link to={path} className="link">
      {code}
    </Link>
  );
}

function State({ row, words }: { row: PageRow; words: PathsWords }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {row.isInMaintenance ? <Badge level="warning">{words.maintenance}</Badge> : <Badge level="success">{words.open}</Badge>}
      {row.consent && <Badge level="info">{words.consent}</Badge>}
    </span>
  );
}

export function PathsPage({ rows, words }: PathsPageProps) {
  const { pathname } = useLocation();
  const own = rows.find(({ path }) => path === pathname);
  const titleOf = ({ title, redirect }: TitledRow) => (redirect ? `${words.leadsTo} ${readable(redirect)}` : title);
  const columns: Column<TitledRow>[] = [
    { key: "page", header: words.page, cell: titleOf, isPrimary: true },
    { key: "path", header: words.path, cell: (row) => <Address row={row} /> },
    { key: "access", header: words.access, cell: ({ access }) => words.levels[access] },
    { key: "state", header: words.state, cell: (row) => <State row={row} words={words} /> },
  ];
  const title = own ? titleOf(own) : words.page;
  return (
    <>
      <PageHeader title={title} lead={words.lead} />
      <ResponsiveTable caption={title} columns={columns} rows={rows} rowKey={({ path }) => path} />
    </>
  );
}
