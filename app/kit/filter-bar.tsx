/** The filters of a list: a plain GET form that sends itself when scripts are there, so that every view has an address. */
import { Form, useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import SlidersHorizontal from "~icons/lucide/sliders-horizontal";
import { Link } from "./link";
import { useTypingPause } from "./use-typing-pause";

export interface FilterBarProps {
  /** Always in sight; usually a `SearchBox`. */
  search?: ReactNode;
  /** `FilterSelect` and the like; folded away on phones. */
  children?: ReactNode;
  /** Beside the list on wide screens instead of above it. */
  isColumn?: boolean;
  /** Names in the query that say what is filtered, as tabs set them: they stay when filters change or are cleared. */
  keeps?: readonly string[];
}

const KEPT = ["size", "sort"];
/** Where in the list one is; a changed filter begins it anew. */
const PLACES = ["page", "before", "after", "cursor"];
const TYPING_PAUSE = 350;

/** What a form says, without what it leaves empty. */
function queryOf(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].filter(([, value]) => value !== "") as [string, string][];
  return `?${new URLSearchParams(pairs)}`;
}

/** Sends a form's query when it changes: at once for choices, after a pause for typing. */
function useLiveQuery() {
  const navigate = useNavigate();
  const pause = useTypingPause(TYPING_PAUSE);
  return (event: FormEvent<HTMLFormElement>, isFinal = false) => {
    const form = event.currentTarget;
    const isTyping = !isFinal && event.target instanceof HTMLInputElement && /^(search|text)$/.test(event.target.type);
    const go = () => navigate(queryOf(form), { replace: true, preventScrollReset: true });
    if (isTyping) pause(go);
    else go();
  };
}

export function FilterBar({ search, children, isColumn, keeps = [] }: FilterBarProps) {
  const { t } = useTranslation("kit");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const send = useLiveQuery();
  const kept = [...query].filter(([name]) => KEPT.includes(name) || keeps.includes(name));
  const active = [...query].filter(([name, value]) => value && ![...KEPT, ...PLACES, ...keeps].includes(name));
  // The words that are looked for stand in sight: they are no hidden filter.
  const chosen = active.filter(([name]) => name !== "q").length;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event, true);
  };
  return (
    <Form
      method="get"
      role="search"
      onChange={send}
      onSubmit={submit}
      className={`flex flex-col gap-3 ${isColumn ? "lg:sticky lg:top-20" : ""}`}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-start gap-3 md:flex-col md:items-stretch">
        {search && <div className="min-w-0 grow basis-40 md:basis-auto">{search}</div>}
        {children && (
          <details className="filters open:basis-full md:open:basis-auto">
            <summary className="btn">
              <SlidersHorizontal size={16} aria-hidden />
              {t("list.filters")}
              {chosen > 0 && <span className="badge badge-primary badge-sm">{chosen}</span>}
            </summary>
            <div className={`mt-3 grid grid-cols-2 gap-3 md:mt-0 ${isColumn ? "md:grid-cols-3 lg:grid-cols-1" : "md:grid-cols-4"}`}>
              {children}
            </div>
          </details>
        )}
      </div>
      <noscript>
        <button className="btn btn-sm btn-primary">{t("acts.apply")}</button>
      </noscript>
      {active.length > 0 && (
        <Link
          to={{ pathname, search: `${new URLSearchParams(kept.filter(([name]) => keeps.includes(name)))}` }}
          className="link w-fit text-sm"
          preventScrollReset
        >
          {t("list.clearFilters")}
        </Link>
      )}
    </Form>
  );
}
