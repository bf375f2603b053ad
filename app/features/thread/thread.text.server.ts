/** The texts of a discussion as its page is given them: read as Markdown, and what a reply quotes. */
import { readMarkdown, withoutMarks } from "~/engines/markup/markdown.server";
import type { Markup } from "~/engines/markup/markup";
import type { Context } from "~/platform/context";
import type { Reply, ShownReply } from "./components/reply";
import { MAX_QUOTED } from "./thread.rules";

/** Reads Markdown in which these people are linked. @param userNames as they are written */
export function readerOf(userNames: readonly string[]): (text: string) => Markup {
  const mentioned = new Map(userNames.map((userName) => [userName.toLowerCase(), userName]));
  return (text) => readMarkdown(text, mentioned);
}

/** A reply with its text read; the source goes along only where its reader may change it. */
export const shownReply = (read: ReturnType<typeof readerOf>, reply: Reply): ShownReply => ({
  ...reply,
  body: read(reply.text),
  text: reply.isMine ? reply.text : "",
});

/** A reply's author as the page shows them. */
export function shownNameOf({ locale, product }: Pick<Context, "locale" | "product">, { author, alias, isByAuthor }: Reply): string {
  const { t } = product.translators[locale];
  if (author) return author.name;
  if (isByAuthor) return t("thread:who.author");
  return alias === null ? t("thread:who.unnamed") : t("thread:who.number", { number: alias });
}

/** A thread's author as the page shows them. */
export function shownAuthorOf(
  { locale, product }: Pick<Context, "locale" | "product">,
  { author, isAnonymous }: { author: { name: string } | null; isAnonymous: boolean },
): string {
  const { t } = product.translators[locale];
  return author?.name ?? t(isAnonymous ? "thread:who.author" : "thread:who.unnamed");
}

const isWritten = (line: string) => !line.startsWith(">");
const escaped = (name: string) => name.replace(/[\\`*_[\]<>]/g, "\\$&");

/**
 * What stands in the form of somebody who quotes a reply: whose words they are, with a link to them, and the words
 * themselves; what these quote in turn is left out.
 * @param name of its author, as the page shows it
 */
export function quotationOf({ replyId, text }: Pick<Reply, "replyId" | "text">, name: string): string {
  const own = text.split("\n").filter(isWritten).join("\n").trim();
  // Cut off, marks could stay open.
  const cut =
    own.length > MAX_QUOTED
      ? `${withoutMarks(own, true)
          .slice(0, MAX_QUOTED)
          .replace(/\s+\S*$/, "")}…`
      : own;
  const head = replyId.startsWith("reply") ? `[${escaped(name)}](#${replyId}):` : `${escaped(name)}:`;
  const lines = [head, ...cut.split("\n")];
  return `${lines.map((line) => `> ${line}`.trimEnd()).join("\n")}\n\n`;
}
