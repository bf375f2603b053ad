/**
 * What somebody wrote, in its own language: where that isn't the page's, it says so to whoever has it read aloud. The server tells
 * which it is; browsers fetch what tells it for texts that the server didn't draw.
 */
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "./language-of";
import { useHydrated } from "./use-hydrated";

interface WrittenProps {
  /** By which the language is told; drawn unless there are children. */
  text: string;
  as?: "p" | "span" | "div" | "dd" | "q";
  className?: string;
  /** The text as it is drawn, such as with its links. */
  children?: ReactNode;
}

/** Marks a text that the server didn't draw, or drew as another. Where nothing can be fetched it is read as the page is. */
function useMark(text: string, ofPage: string) {
  const place = useRef<HTMLParagraphElement>(null);
  const isHydrated = useHydrated();
  const drawn = useRef(isHydrated ? null : text);
  useEffect(() => {
    if (drawn.current === text) return;
    drawn.current = null;
    const mark = (module: typeof import("./language-of")) => {
      if (place.current) place.current.lang = module.languageOf(text) ?? ofPage;
    };
    import("./language-of").then(mark, () => undefined);
  }, [text, ofPage]);
  return place;
}

/** None where it is the page's, or nobody can tell. */
function languageBeside(ofPage: string, text: string): string | undefined {
  const language = languageOf(text);
  return language === ofPage ? undefined : language;
}

export function Written({ text, as = "p", className, children }: WrittenProps) {
  const { language } = useTranslation().i18n;
  const place = useMark(text, language);
  // For the types of its place, which is an element like any other, whichever it is.
  const Tag = as as "p";
  const lang = import.meta.env.SSR ? languageBeside(language, text) : undefined;
  return (
    <Tag ref={place} lang={lang} className={className} suppressHydrationWarning>
      {children ?? text}
    </Tag>
  );
}
