/** One's conversations with the assistant: found by their words, opened, deleted together. Beside the page from `lg` on, else behind a button. */

import { useTranslation } from "react-i18next";
import { FilterBar } from "~/kit/filter-bar";
import { SearchBox } from "~/kit/filters";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { useQueryLink } from "~/kit/search-links";
import { DateText } from "~/kit/time";
import Clock from "~icons/lucide/history";

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
  find: string;
  keptDays: number;
}

export function History({ chats, nextOlder, openId, find, keptDays }: HistoryProps) {
  const { t } = useTranslation("ai");
  const { t: kit } = useTranslation("kit");
  const link = useQueryLink();
  return (
    <details
      key={openId}
      open={find !== ""}
      className="lg:absolute lg:start-full lg:top-0 lg:ms-8 lg:h-[calc(100dvh-var(--stack))] lg:w-68 lg:overflow-y-auto lg:[&::details-content]:[content-visibility:visible]"
    >
      <summary className="btn btn-ghost btn-sm max-sm:btn-square -me-2 supports-[selector(::details-content)]:lg:hidden">
        <Clock size={18} aria-hidden />
        <span className="max-sm:sr-only">{t("history.title")}</span>
      </summary>
      <aside
        aria-labelledby="history-title"
        className="bg-base-100 px-4 py-3 max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:border-b-2 max-lg:border-base-content lg:px-1"
      >
        <h2 id="history-title" className="mb-3 font-semibold">
          {t("history.title")}
        </h2>
        {(chats.length > 0 || find) && <FilterBar search={<SearchBox name="find" label={t("history.search")} />} keeps={["chat"]} />}
        {chats.length === 0 && <p className="mt-3 text-sm text-muted">{find ? t("history.nothing", { q: find }) : t("history.none")}</p>}
        <ul className="mt-3 flex flex-col">
          {chats.map(({ chatId, title, updatedAt }) => (
            <li key={chatId}>
              <Link
                to={`/ai/chat?${new URLSearchParams({ chat: chatId, ...(find && { find }) })}`}
                aria-current={chatId === openId ? "page" : undefined}
                className="block rounded-field px-2 py-2 text-sm hover:bg-base-200 aria-[current]:bg-base-200 aria-[current]:font-medium"
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
        {chats.length > 0 && !find && (
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
    </details>
  );
}
