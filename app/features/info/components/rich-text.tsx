/** Draws the long texts: paragraphs, lists and tables with their links. */

import { Fragment } from "react";
import { FactList } from "~/kit/fact-list";
import { Link } from "~/kit/link";
import { ResponsiveTable } from "~/kit/responsive-table";
import type { Block, Folded } from "../content/article";
import { type Piece, piecesOf } from "../rich-text";

function PieceView({ piece }: { piece: Piece }) {
  if (piece.kind === "text") return <>{piece.text}</>;
  if (piece.kind === "code")
    return <code className="rounded-selector bg-base-200 px-1.5 py-0.5 text-[0.9em] whitespace-nowrap">{piece.text}</code>;
  if (!piece.to.startsWith("/"))
    return (
      <a className="link" href={piece.to}>
        {piece.text}
      </a>
    );
  return (
    <Link className="link" to={piece.to} prefetch="intent">
      {piece.text}
    </Link>
  );
}

/** One marked text. */
export function RichText({ text }: { text: string }) {
  return piecesOf(text).map((piece, index) => (
    <Fragment key={index}>
      <PieceView piece={piece} />
    </Fragment>
  ));
}

/** The cell that names its row: what stands before a colon is its name, the rest explains it. */
function RowName({ text }: { text: string }) {
  const at = text.indexOf(": ") + 1;
  return (
    <>
      <RichText text={at > 0 ? text.slice(0, at) : text} />
      {at > 0 && (
        <span className="font-normal">
          <RichText text={text.slice(at)} />
        </span>
      )}
    </>
  );
}

function FoldedList({ folded }: Folded) {
  return (
    <ul className="list-none! ps-0!">
      {folded.map(({ title, text, facts }) => (
        <li key={title} className="mt-3 ps-0!">
          <details className="rounded-box border border-base-300">
            <summary className="cursor-pointer list-outside list-[disclosure-closed] py-2.5 ps-2 pe-3 ms-6">
              <strong>{title}</strong>
              <span className="block text-sm">{text}.</span>
            </summary>
            <div className="px-8 pb-3 text-sm">
              <FactList
                className=""
                facts={facts.map(
                  ({ label, value }) =>
                    [
                      label,
                      <span key={label} className="font-normal whitespace-pre-line">
                        {value}
                      </span>,
                    ] as const,
                )}
              />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Blocks below a heading; `title` names their tables. */
export function Blocks({ blocks, title }: { blocks: readonly Block[]; title: string }) {
  return blocks.map((block, index) => {
    if (typeof block === "string")
      return (
        <p key={index}>
          <RichText text={block} />
        </p>
      );
    if ("list" in block) {
      return (
        <ul key={index}>
          {block.list.map((text) => (
            <li key={text} className="mt-1.5">
              <RichText text={text} />
            </li>
          ))}
        </ul>
      );
    }
    if ("made" in block) return null;
    if ("folded" in block) return <FoldedList key={index} {...block} />;
    const columns = block.head.map((header, at) => ({
      key: String(at),
      header,
      isPrimary: at === 0,
      cell: (row: string[]) => (at === 0 ? <RowName text={row[at] ?? ""} /> : <RichText text={row[at] ?? ""} />),
    }));
    return <ResponsiveTable key={index} caption={title} columns={columns} rows={block.rows} rowKey={(row) => row[0] ?? ""} />;
  });
}
