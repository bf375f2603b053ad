/** The last options of the search's window: pages that answer what is typed as a question. */
import type { TypeOptions } from "i18next";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import MessageCircleQuestion from "~icons/lucide/message-circle-question-mark";
import { chosenLook } from "./hit-groups";

export interface Asked {
  /** Takes the question in `?q=`. */
  to: string;
  /** Its words: `search:asks.<key>`. */
  key: string;
}

type AskKey = keyof TypeOptions["resources"]["search"]["asks"];

const SHORTEST = 2;

export const isQuestion = (q: string) => q.length >= SHORTEST;

export const askPath = ({ to }: Asked, q: string) => `${to}?${new URLSearchParams({ q })}`;

interface AskOptionsProps {
  asks: readonly Asked[];
  q: string;
  active: string | undefined;
  idOf(to: string): string;
}

export function AskOptions({ asks, q, active, idOf }: AskOptionsProps) {
  const { t } = useTranslation("search");
  return asks.map((ask) => {
    const to = askPath(ask, q);
    return (
      <Link
        key={to}
        to={to}
        id={idOf(to)}
        role="option"
        tabIndex={-1}
        aria-selected={to === active}
        className={`flex items-center gap-2 rounded-field px-3 py-2 hover:bg-base-200 ${chosenLook(to === active)}`}
      >
        <MessageCircleQuestion size={18} className="shrink-0" aria-hidden />
        <span className="min-w-0">{t(`asks.${ask.key as AskKey}`, { q })}</span>
      </Link>
    );
  });
}
