/** The filters of a list: a plain GET form that sends itself when scripts are there, so that every view has an address. */
import { Form, useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import SlidersHorizontal from "~icons/lucide/sliders-horizontal";
import { WishContext } from "./filter-query";
import { Link } from "./link";
import { useTypingPause } from "./use-typing-pause";
import type { ReadWish } from "./wish-note";

export interface FilterBarProps {
  /** Always in sight; usually a `SearchBox`. */
  search?: ReactNode;
  /** `FilterSelect` and the like; folded away on phones. */
  children?: ReactNode;
  /** Beside the list on wide screens instead of above it. */
  isColumn?: boolean;
  /** Names in the query that say what is filtered, as tabs set them: they stay when filters change or are cleared. */
  keeps?: readonly string[];
  /** What was read from the words: the controls show it, and one that is changed puts filters in the place of these words. */
  wish?: ReadWish | null;
}

const KEPT = ["size", "sort"];
/** No filters: what is kept, where in the list one is, which a changed filter begins anew, and what other sites add to count who came. */
const BESIDES = /^(size|sort|page|before|after|cursor)$|^utm_|clid$|^igsh/;
const TYPING_PAUSE = 350;

/** What a form says, without what it leaves empty. Of what the address has too, the form's own control comes last and counts. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form);
  for (const name of KEPT) if (data.has(name)) data.set(name, data.getAll(name).at(-1) ?? "");
  return new URLSearchParams([...data].filter(([, value]) => value) as [string, string][]);
}

/** What was read from the words stands in the controls: whoever types on goes on with words, whoever chooses goes on with filters. */
function withoutWish(query: URLSearchParams, { filters }: ReadWish, address: URLSearchParams, isWords: boolean): URLSearchParams {
  if (isWords) for (const name of Object.keys(filters)) if (name !== "q" && !address.get(name)) query.delete(name);
  if (!isWords) query.delete("q");
  if (!isWords && filters.q) query.set("q", filters.q);
  return query;
}

/** Sends a form's query when it changes: at once for choices, after a pause for typing. */
function useLiveQuery(wish: ReadWish | null) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const pause = useTypingPause(TYPING_PAUSE);
  return (event: FormEvent<HTMLFormElement>, isFinal = false) => {
    const form = event.currentTarget;
    const isTyping = !isFinal && event.target instanceof HTMLInputElement && /^(search|text)$/.test(event.target.type);
    const go = () => {
      const query = wish ? withoutWish(queryOf(form), wish, address, isTyping || isFinal) : queryOf(form);
      navigate(`?${query}`, { replace: true, preventScrollReset: true });
    };
    if (isTyping) pause(go);
    else go();
  };
}

export function FilterBar({ search, children, isColumn, keeps = [], wish = null }: FilterBarProps) {
  const { t } = useTranslation("kit");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const send = useLiveQuery(wish);
  const kept = [...query].filter(([name]) => KEPT.includes(name) || keeps.includes(name));
  const active = [...query].filter(([name, value]) => value && !keeps.includes(name) && !BESIDES.test(name));
  // The words that are looked for stand in sight: they are no hidden filter.
  const isChosen = (name: string) => name !== "q" && !BESIDES.test(name);
  const chosen = active.filter(([name]) => isChosen(name)).length;
  const read = Object.keys(wish?.filters ?? {}).filter((name) => isChosen(name) && !query.get(name)).length;
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
              {chosen + read > 0 && <span className="badge badge-primary badge-sm">{chosen + read}</span>}
            </summary>
            <div className={`mt-3 grid grid-cols-2 gap-3 md:mt-0 ${isColumn ? "md:grid-cols-3 lg:grid-cols-1" : "md:grid-cols-4"}`}>
              <WishContext.Provider value={wish}>{children}</WishContext.Provider>
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
          {t(chosen > 0 ? "list.clearFilters" : "list.clearSearch")}
        </Link>
      )}
    </Form>
  );
}
