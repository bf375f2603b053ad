/** What waits, one below the other, decided on in place: by a click, by keyboard, or without scripts by plain forms. */
import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "~/kit/empty-state";
import { showToast } from "~/kit/toasts";
import { useHydrated } from "~/kit/use-hydrated";
import type { StaffPanel } from "../admin.service.server";
import { useQueueFocus, useQueueKeys } from "./use-queue-keys";
import { type Done, fetcherKeyOf, type Item, sayRefusal, type WorkAnswer, WorkItem } from "./work-item";

const KEYS = ["j", "k", "a", "r", "n", "c", "o", "z"] as const;
const STORED = "moderation-keys";

function readIsOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== "off";
  } catch {
    return true;
  }
}

/** Whether keys are taken; kept in the browser, because single letters get in the way of some who speak to their computer. */
function useIsOn(): [boolean, (isOn: boolean) => void] {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(readIsOn()), []);
  const change = (next: boolean) => {
    setIsOn(next);
    try {
      localStorage.setItem(STORED, next ? "on" : "off");
    } catch {
      // Without storage it lasts as long as the page.
    }
  };
  return [isOn, change];
}

interface HelpProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Which keys there are; only where scripts listen to them. */
function Help({ isOn, onChange }: HelpProps) {
  const { t } = useTranslation("admin");
  return (
    <details id="queue-keys" className="hidden text-sm sm:block">
      <summary className="cursor-pointer text-muted">{t("queue.hint")}</summary>
      <dl className="mt-2 grid w-fit grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {KEYS.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="kbd kbd-sm">{key === "n" ? "1–6" : key.toUpperCase()}</kbd>
            </dt>
            <dd>{t(`queue.keys.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-2 flex items-center gap-2">
        <input type="checkbox" className="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        {t("queue.useKeys")}
      </label>
    </details>
  );
}

/** Says what was done, each answer once, with a way back; and undoes. */
function useAnswers(wantBack: (itemId: string) => void, itemOf: (itemId: string) => Item | undefined) {
  const { t } = useTranslation(["admin", "review"]);
  const { pathname, search } = useLocation();
  const undoing = useFetcher<WorkAnswer>({ key: "work-undo" });
  const heard = useRef(new Set<string>());
  const last = useRef<Done | null>(null);
  const undo = (done: Done | null = last.current) => {
    if (!done) return;
    wantBack(done.id);
    last.current = null;
    undoing.submit({ act: "undo", inbox: done.inbox, id: done.id, in_place: "1" }, { method: "post", action: pathname + search });
  };
  const hear = (answer: WorkAnswer) => {
    const { done } = answer;
    if (!done) return sayRefusal(answer);
    if (heard.current.has(done.requestId)) return;
    heard.current.add(done.requestId);
    if (done.known) {
      // What was decided before isn't what one would take back now.
      last.current = null;
      return showToast(t(`known.${done.known}`), "info");
    }
    // An answer is on its way by now.
    const item = itemOf(done.id);
    const canUndo = item?.undoable.some((act) => act === done.act) === true;
    if (canUndo) last.current = done;
    const said = [t(`said.${done.act}`), item?.title].filter(Boolean).join(" · ");
    showToast(said, "success", canUndo ? { label: t("review:moderation.undo"), run: () => undo(done) } : undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (undoing.data) hear(undoing.data);
  }, [undoing.data]);
  return { hear, undo };
}

interface HearingProps {
  fetcherKey: string;
  onAnswer(answer: WorkAnswer): void;
}

/**
 * Hears what was answered to one thing. That isn't for the thing's own element: a decision removes it, and on a slow device
 * the answer and the list without it are drawn at once.
 */
function Hearing({ fetcherKey, onAnswer }: HearingProps) {
  const { data } = useFetcher<WorkAnswer>({ key: fetcherKey });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (data) onAnswer(data);
  }, [data]);
  return null;
}

export function Queue({ list }: Pick<StaffPanel, "list">) {
  const { t } = useTranslation("admin");
  const element = useRef<HTMLOListElement>(null);
  const isHydrated = useHydrated();
  const [isOn, setIsOn] = useIsOn();
  const wantBack = useQueueFocus(element, list.map(({ id }) => id).join(" "));
  const everListed = useRef(new Map<string, Item>());
  for (const item of list) everListed.current.set(fetcherKeyOf(item), item);
  const itemOf = (itemId: string) => [...everListed.current.values()].find((item) => item.itemId === itemId);
  const { hear, undo } = useAnswers(wantBack, itemOf);
  const help = () => {
    const details = document.getElementById("queue-keys") as HTMLDetailsElement | null;
    if (!details) return;
    details.open = !details.open;
    details.querySelector<HTMLElement>("summary")?.focus();
  };
  useQueueKeys(element, { isOn, undo: () => undo(), help, refuse: () => showToast(t("queue.noKey"), "info") });
  return (
    <div className="flex flex-col gap-3">
      {[...everListed.current.keys()].map((fetcherKey) => (
        <Hearing key={fetcherKey} fetcherKey={fetcherKey} onAnswer={hear} />
      ))}
      {isHydrated && <Help isOn={isOn} onChange={setIsOn} />}
      {list.length === 0 && <EmptyState title={t("panel.nothing")} />}
      <ol ref={element} tabIndex={-1} aria-label={t("queue.label")} className="flex flex-col gap-3 outline-none">
        {list.map((item, at) => (
          <li key={item.id}>
            <WorkItem item={item} next={list[at + 1]?.id} />
          </li>
        ))}
      </ol>
    </div>
  );
}
