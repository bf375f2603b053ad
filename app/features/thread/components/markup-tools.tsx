/** The formatting bar of a field, by button and by key, and the names that may follow an `@`. */
import { type RefObject, useCallback, useEffect } from "react";
import { useTranslation } from "react-i18next";
import Bold from "~icons/lucide/bold";
import Code from "~icons/lucide/code";
import Italic from "~icons/lucide/italic";
import Link2 from "~icons/lucide/link-2";
import List from "~icons/lucide/list";
import TextQuote from "~icons/lucide/text-quote";
import { type Edit, editFor, type Mark, marks } from "./markup-edit";
import { NameCompletion } from "./name-completion";
import type { Participant } from "./participant";

const ICONS = { bold: Bold, italic: Italic, link: Link2, list: List, quote: TextQuote, code: Code };
const KEYS: Partial<Record<string, Mark>> = { b: "bold", i: "italic", k: "link" };

/** Changes a field as typing would: what was done can be undone, and the form hears of it. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const isTyped = insert === "" ? document.execCommand("delete") : document.execCommand("insertText", false, insert);
  if (!isTyped) {
    area.setRangeText(insert, from, to, "end");
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}

interface MarkupToolsProps {
  /** Holds the field. */
  box: RefObject<HTMLElement>;
  participants: readonly Participant[];
}

export default function MarkupTools({ box, participants }: MarkupToolsProps) {
  const { t } = useTranslation("thread");
  const areaIn = useCallback(() => box.current?.querySelector("textarea") ?? null, [box]);
  const put = useCallback(
    (mark: Mark) => {
      const area = areaIn();
      if (area) applyEdit(area, editFor(mark, { text: area.value, start: area.selectionStart, end: area.selectionEnd }));
    },
    [areaIn],
  );
  useEffect(() => {
    const area = areaIn();
    const onKey = (event: KeyboardEvent) => {
      const mark = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && KEYS[event.key.toLowerCase()];
      if (!mark) return;
      event.preventDefault();
      event.stopPropagation();
      put(mark);
    };
    area?.addEventListener("keydown", onKey);
    return () => area?.removeEventListener("keydown", onKey);
  }, [areaIn, put]);
  return (
    <>
      <NameCompletion areaIn={areaIn} participants={participants} />
      <div role="toolbar" aria-label={t("tools.label")} className="mt-1 flex flex-wrap">
        {marks.map((mark) => {
          const Icon = ICONS[mark];
          return (
            <button
              key={mark}
              type="button"
              className="btn btn-square btn-ghost btn-sm"
              aria-label={t(`tools.${mark}`)}
              title={t(`tools.${mark}`)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => put(mark)}
            >
              <Icon size={18} aria-hidden />
            </button>
          );
        })}
      </div>
    </>
  );
}
