/** The window that opens with `/`: finds while one types, and is left by choosing. */
import { useLocation, useNavigate } from "@remix-run/react";
import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "~/kit/dialog";
import type { SearchGroup } from "../search.service.server";
import { HitGroups } from "./hit-groups";

const PAUSE_MS = 180;
const MIN_LETTERS = 2;

type Found = { groups: SearchGroup[]; state: "idle" | "looking" | "done" | "failed" };

async function find(q: string, signal: AbortSignal): Promise<SearchGroup[]> {
  const response = await fetch(`/api/v1/search?${new URLSearchParams({ q })}`, { signal });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  return ((await response.json()) as { groups: SearchGroup[] }).groups;
}

/** What fits, once typing has paused; a later question's answer is never overtaken by an earlier one's. */
function useFound(q: string): Found {
  const [found, setFound] = useState<Found>({ groups: [], state: "idle" });
  useEffect(() => {
    if (q.length < MIN_LETTERS) return setFound({ groups: [], state: "idle" });
    const leaving = new AbortController();
    setFound(({ groups }) => ({ groups, state: "looking" }));
    const look = () =>
      find(q, leaving.signal).then(
        (groups) => setFound({ groups, state: "done" }),
        () => leaving.signal.aborted || setFound({ groups: [], state: "failed" }),
      );
    const timer = setTimeout(look, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [q]);
  return found;
}

/** Arrow keys walk through the field and the hits. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input[type=search], [data-hit]")];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function State({ state, isEmpty, q }: { state: Found["state"]; isEmpty: boolean; q: string }) {
  const { t } = useTranslation("search");
  const words = { idle: t("hint"), looking: isEmpty ? t("looking") : "", done: isEmpty ? t("none", { q }) : "", failed: t("failed") };
  return (
    <p role="status" className={words[state] ? "px-3 text-base-content/80" : "sr-only"}>
      {words[state]}
    </p>
  );
}

export default function SearchWindow({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { t } = useTranslation("search");
  const navigate = useNavigate();
  const { key } = useLocation();
  const openedAt = useRef(key);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const q = text.trim();
  const { groups, state } = useFound(q);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (q) navigate(`/search?${new URLSearchParams({ q })}`);
  };
  return (
    <Dialog isTyped isOpen={isOpen} onClose={onClose} title={t("pages.results")}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys only move between what is focusable anyway */}
      <div className="flex min-h-64 flex-col gap-3" onKeyDown={walk}>
        <form action="/search" role="search" onSubmit={submit}>
          <label className="input w-full text-base">
            <Search size={18} aria-hidden />
            <span className="sr-only">{t("label")}</span>
            <input
              ref={input}
              type="search"
              name="q"
              value={text}
              onChange={(event) => setText(event.target.value)}
              placeholder={t("placeholder")}
              autoComplete="off"
              enterKeyHint="search"
              className="grow"
            />
          </label>
        </form>
        <State state={state} isEmpty={groups.length === 0} q={q} />
        <HitGroups groups={groups} heading="h3" />
      </div>
    </Dialog>
  );
}
