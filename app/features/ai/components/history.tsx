/** One's conversations with the assistant: found by their words, opened, deleted together. */

import { useTranslation } from "react-i18next";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";
import { DateText } from "~/kit/time";

interface Item {
  chatId: string;
  title: string;
  updatedAt: number;
}

export interface HistoryProps {
  chats: Item[];
  nextOlder: number | null;
  /** The conversation that is open. */
  openId: string | null;
  /** What the list is searched for. */
  q: string;
  keptDays: number;
}

export function History({ chats, nextOlder, openId, q, keptDays }: HistoryProps) {
  const { t } = useTranslation("ai");
  const { t: kit } = useTranslation("kit");
  const link = useQueryLink();
  return (
    <aside
      id="history"
      aria-labelledby="history-title"
      className="mt-10 min-w-0 border-t border-base-300 pt-6 lg:mt-0 lg:border-t-0 lg:pt-0"
    >
      <h2 id="history-title" className="mb-3 font-semibold">
        {t("history.title")}
      </h2>
      {(chats.length > 0 || q) && <FilterBar search={<SearchBox label={t("history.search")} />} keeps={["chat"]} />}
      {chats.length === 0 && <p className="mt-3 text-sm text-muted">{q ? t("history.nothing", { q }) : t("history.none")}</p>}
      <ul className="mt-3 flex flex-col">
        {chats.map(({ chatId, title, updatedAt }) => (
          <li key={chatId}>
            <Link
              to={`/ai/chat?${new URLSearchParams({ chat: chatId, ...(q && { q }) })}`}
              aria-current={chatId === openId ? "page" : undefined}
              className="block rounded-field px-2 py-2 text-sm wrap-anywhere hover:bg-base-200 aria-[current]:bg-base-200 aria-[current]:font-medium"
            >
              {title}
              <span className="block text-xs text-muted">
                <DateText at={updatedAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {nextOlder && (
        <Link to={link({ older: nextOlder })} rel="next" className="btn btn-sm mt-2">
          {kit("list.older")}
        </Link>
      )}
      <p className="mt-3 text-xs text-muted">{t("history.kept", { count: keptDays })}</p>
      {chats.length > 0 && !q && (
        <div className="mt-2">
          <ActionButton
            fields={{ act: "deleteAll" }}
            className="btn-ghost btn-sm"
            confirm={{
              title: t("history.deleteAllTitle"),
              text: t("history.deleteText"),
              confirmLabel: kit("acts.delete"),
              level: "error",
            }}
          >
            {t("history.deleteAll")}
          </ActionButton>
        </div>
      )}
    </aside>
  );
}
