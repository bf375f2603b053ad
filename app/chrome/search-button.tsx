/** Opens the search: by a press, or by `/` from anywhere but a field. Without scripts it leads to the search's page. */

import { type MouseEvent, useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import Search from "~icons/lucide/search";
import { linkGroups } from "../engines/feature";
import { Link } from "../kit/link";
import { SidePart } from "../kit/side-part";
import { useSurroundings } from "./surroundings";

const loadSearchWindow = () => import("../features/search/components/search-window");

const isWriting = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function useSlash(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || isWriting(event) || document.querySelector("dialog[open]");
      if (event.key !== "/" || isOther) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);
}

export function SearchButton() {
  const { t } = useTranslation("chrome");
  const { linksOf } = useSurroundings();
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => setIsOpen(true), []);
  const close = useCallback(() => setIsOpen(false), []);
  useSlash(open);
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <Link
        to="/search"
        onClick={press}
        aria-keyshortcuts="/"
        className="btn btn-ghost max-xl:btn-square xl:btn-outline xl:border-base-content/30 xl:px-3 xl:font-normal"
      >
        <Search size={20} aria-hidden />
        <span className="sr-only xl:not-sr-only">{t("search")}</span>
        <kbd aria-hidden className="kbd kbd-sm hidden xl:inline-flex">
          /
        </kbd>
      </Link>
      {isOpen && (
        <SidePart
          load={loadSearchWindow}
          part={{ isOpen: true, onClose: close, asks: linkGroups.flatMap(linksOf).filter(({ takesQuestion }) => takesQuestion) }}
        />
      )}
    </>
  );
}
