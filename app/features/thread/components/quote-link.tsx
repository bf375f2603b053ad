/** Opens the form below with the words of a reply, or of the thread, in it: what is selected, or all. Without scripts the page comes with them. */
import { useSearchParams } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { quoteIntoForm } from "./quoting";

interface QuoteLinkProps {
  /** Of the reply, or the thread. */
  id: string;
  name: string;
  /** A reply has an address on the page. */
  isLinked?: boolean;
  className?: string;
}

/** Signs that would mean something in a link's words. */
const escaped = (name: string) => name.replace(/[\\`*_[\]<>]/g, "\\$&");

export function QuoteLink({ id, name, isLinked = false, className = "btn btn-ghost btn-sm" }: QuoteLinkProps) {
  const { t } = useTranslation("thread");
  const [query] = useSearchParams();
  const page = query.get("page");
  const quote = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    const body = event.currentTarget.closest("article")?.querySelector<HTMLElement>("[data-quoted]");
    const head = isLinked ? `[${escaped(name)}](#${id})` : escaped(name);
    if (body && quoteIntoForm(body, head)) event.preventDefault();
  };
  return (
    <Link
      to={`?${new URLSearchParams({ ...(page && { page }), quote: id })}#reply`}
      className={className}
      rel="nofollow"
      // A press would take the selection away that is to be quoted.
      onMouseDown={(event) => event.preventDefault()}
      onClick={quote}
      aria-label={`${t("replies.quote")}: ${name}`}
    >
      {t("replies.quote")}
    </Link>
  );
}
