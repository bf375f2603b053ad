/** The window that opens with `/`: a combobox that finds while somebody types; everything in it is reached by the keyboard. */
import { useLocation, useNavigate } from "@remix-run/react";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/kit/dialog";
import Search from "~icons/lucide/search";
import { type Asked, AskOptions, askPath, isQuestion } from "./ask-options";
import { chosenLook, HitOptions, optionsOf } from "./hit-groups";
import { useRecentSearches } from "./recent-searches";
import { type Found, useFound } from "./use-found";

const resultsPath = (q: string) => `/search?${new URLSearchParams({ q })}`;

function State({ found: { state, groups, isUnsearchable, hasFewer }, q }: { found: Found; q: string }) {
  const { t } = useTranslation("search");
  const isEmpty = groups.length === 0;
  const none = isUnsearchable ? t("unsearchable") : t("none", { q });
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const words = {
    idle: t("hint"),
    looking: t("looking"),
    done: isEmpty ? none : hasFewer ? t("fewer") : t("found", { count }),
    failed: t("failed"),
  };
  const isSaidAloudOnly = !isEmpty && !hasFewer && state !== "failed";
  return (
    <p role="status" className={isSaidAloudOnly ? "sr-only" : "px-3 text-muted"}>
      {words[state]}
      {state === "idle" && <span className="pointer-coarse:hidden"> {t("keys")}</span>}
    </p>
  );
}

/** Which of some options the arrow keys have chosen; none while somebody types. */
function useChoice(options: readonly string[]) {
  const [active, setActive] = useState<string>();
  const at = active === undefined ? -1 : options.indexOf(active);
  /** The next or the one before, round and round past the field itself. */
  const move = (step: 1 | -1) => {
    const places = options.length + 1;
    setActive(options[((at + 1 + step + places) % places) - 1]);
  };
  return { active: at < 0 ? undefined : active, move, reset: () => setActive(undefined) };
}

interface RecentProps {
  recent: string[];
  active: string | undefined;
  idOf(option: string): string;
  onChoose(q: string): void;
}

/** The latest searches, as options like those that are found. */
function RecentOptions({ recent, active, idOf, onChoose }: RecentProps) {
  const { t } = useTranslation("search");
  return (
    <div role="group" aria-label={t("recent")}>
      <p aria-hidden className="px-3 pb-1 text-sm font-semibold text-muted">
        {t("recent")}
      </p>
      {recent.map((q) => (
        <button
          key={q}
          type="button"
          role="option"
          tabIndex={-1}
          id={idOf(resultsPath(q))}
          aria-selected={resultsPath(q) === active}
          onClick={() => onChoose(q)}
          className={`block w-full rounded-field px-3 py-2 text-start hover:bg-base-200 ${chosenLook(resultsPath(q) === active)}`}
        >
          {q}
        </button>
      ))}
    </div>
  );
}

/** Closes the window once it has led somewhere. */
function useClosingWhenGone(onClose: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
}

interface SearchWindowProps {
  isOpen: boolean;
  onClose(): void;
  /** Pages that answer what is typed as a question. */
  asks: readonly Asked[];
}

export default function SearchWindow({ isOpen, onClose, asks }: SearchWindowProps) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [text, setText] = useState("");
  const { recent, remember, clear } = useRecentSearches();
  const q = text.trim();
  const found = useFound(q);
  const asked = isQuestion(q) ? asks : [];
  const options = q ? [...optionsOf(found.groups), ...asked.map((ask) => askPath(ask, q))] : recent.map(resultsPath);
  const { active, move, reset } = useChoice(options);
  const idOf = (option: string) => `${listId}-${options.indexOf(option)}`;
  const activeId = active && idOf(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);
  useClosingWhenGone(onClose);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const go = (to: string) => {
    remember(q);
    navigate(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = active ?? (q ? resultsPath(q) : undefined);
    if (to) go(to);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    move(event.key === "ArrowDown" ? 1 : -1);
  };
  return (
    <Dialog isTyped isOpen={isOpen} onClose={onClose} title={t("pages.results")}>
      <div className="flex min-h-64 flex-col gap-3">
        <form action="/search" role="search" onSubmit={submit}>
          <label className="input w-full text-base">
            <Search size={18} aria-hidden />
            <span className="sr-only">{t("label")}</span>
            <input
              ref={input}
              type="search"
              name="q"
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                reset();
              }}
              onKeyDown={walk}
              placeholder={t("placeholder")}
              autoComplete="off"
              enterKeyHint="search"
              role="combobox"
              aria-expanded={options.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={activeId}
              className="grow"
            />
          </label>
        </form>
        <State found={found} q={q} />
        {found.corrected && (
          <p className="px-3">
            {t("didYouMean")}{" "}
            <button type="button" className="link" onClick={() => setText(found.corrected ?? q)}>
              {found.corrected}
            </button>
          </p>
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field's Enter does what a press on an option does */}
        <div id={listId} role="listbox" tabIndex={-1} aria-label={t("pages.results")} onClick={() => remember(q)}>
          {q ? (
            <>
              <HitOptions groups={found.groups} active={active} idOf={idOf} />
              <AskOptions asks={asked} q={q} active={active} idOf={idOf} />
            </>
          ) : (
            recent.length > 0 && <RecentOptions recent={recent} active={active} idOf={idOf} onChoose={setText} />
          )}
        </div>
        {!q && recent.length > 0 && (
          <button type="button" className="btn btn-ghost btn-sm self-start" onClick={clear}>
            {t("clearRecent")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
