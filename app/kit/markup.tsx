/** Draws a text that the server has read as limited Markdown. */
import { Fragment, type ReactNode } from "react";
import type { Block, Inline, Markup } from "../engines/markup/markup";
import { Link } from "./link";
import { LinkedText } from "./linked-text";
import { Written } from "./written";

const REL = "nofollow ugc noopener";

/** Parts of one text never change places, so their places are their keys. */
const keyed = <T,>(parts: readonly T[], draw: (part: T) => ReactNode) =>
  parts.map((part, at) => <Fragment key={at}>{draw(part)}</Fragment>);

function LinkPart({ href, children }: { href: string; children: ReactNode }) {
  const isOnPage = href.startsWith("#");
  return (
    <a href={href} rel={isOnPage ? undefined : REL} target={isOnPage ? undefined : "_blank"} className="link">
      {children}
    </a>
  );
}

/** @param profile the address in front of a user name */
function InlinePart({ part, isInLink }: { part: Inline; isInLink?: boolean }): ReactNode {
  if (typeof part === "string") return isInLink ? part : <LinkedText text={part} />;
  switch (part.as) {
    case "break":
      return <br />;
    case "code":
      return <code className="rounded-selector bg-base-200 px-1 text-[0.9em] whitespace-pre-wrap">{part.text}</code>;
    case "mention":
      return (
        <Link to={`/overview/public/one/${part.userName}`} className="link">
          @{part.userName}
        </Link>
      );
    case "link":
      return <LinkPart href={part.href}>{keyed(part.of, (inner) => InlinePart({ part: inner, isInLink: true }))}</LinkPart>;
    case "strong":
      return <strong>{keyed(part.of, (inner) => InlinePart({ part: inner, isInLink }))}</strong>;
    case "emphasis":
      return <em>{keyed(part.of, (inner) => InlinePart({ part: inner, isInLink }))}</em>;
  }
}

function BlockPart({ block }: { block: Block }) {
  switch (block.as) {
    case "paragraph":
      return <p>{keyed(block.of, (part) => InlinePart({ part }))}</p>;
    case "code":
      return (
        <pre tabIndex={0} className="overflow-x-auto rounded-field bg-base-200 p-3 text-sm">
          <code>{block.text}</code>
        </pre>
      );
    case "quote":
      return (
        <blockquote className="flex flex-col gap-2 border-s-2 border-base-300 ps-3 text-muted">
          <MarkupBlocks blocks={block.of} />
        </blockquote>
      );
    case "list": {
      const items = keyed(block.items, (item) => (
        <li>
          <MarkupBlocks blocks={item} />
        </li>
      ));
      return block.start === null ? (
        <ul className="list-disc ps-5">{items}</ul>
      ) : (
        <ol start={block.start} className="list-decimal ps-6">
          {items}
        </ol>
      );
    }
  }
}

const MarkupBlocks = ({ blocks }: { blocks: Markup }) => keyed(blocks, (block) => <BlockPart block={block} />);

/** The words of a text without what is around them: code is in no language. */
const wordsOf = (parts: readonly (Block | Inline)[]): string =>
  parts
    .map((part) => (typeof part === "string" ? part : "of" in part ? wordsOf(part.of) : "items" in part ? wordsOf(part.items.flat()) : ""))
    .join(" ");

export function MarkupText({ blocks, className = "" }: { blocks: Markup; className?: string }) {
  return (
    <Written as="div" text={wordsOf(blocks)} className={`flex flex-col gap-3 ${className}`}>
      <MarkupBlocks blocks={blocks} />
    </Written>
  );
}
