/** What stays at the top of the assistant's page: the way back, its name, a new conversation, and one's conversations. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import ArrowLeft from "~icons/lucide/arrow-left";
import SquarePen from "~icons/lucide/square-pen";

/** @param children one's conversations: beside the page where there is room, behind their button where there isn't */
export function ChatBar({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation("ai");
  return (
    <header className="site-bar sticky top-0 z-20 -mx-4 flex h-12 items-center gap-1 border-b-2 border-base-content bg-base-100 px-4 lg:mx-0 lg:px-0">
      <Link to="/" className="btn btn-ghost btn-sm btn-square -ms-2">
        <ArrowLeft size={18} aria-hidden />
        <span className="sr-only">{t("back")}</span>
      </Link>
      <h1 className="min-w-0 grow truncate text-lg/tight">{t("pages.chat")}</h1>
      {isOpen && (
        <Link to="/ai/chat" className="btn btn-ghost btn-sm max-sm:btn-square">
          <SquarePen size={18} aria-hidden />
          <span className="max-sm:sr-only">{t("newChat")}</span>
        </Link>
      )}
      {children}
    </header>
  );
}
