/** What somebody wrote, in its own language: where that isn't the page's, it says so to whoever has it read aloud. */
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "./language-of";

interface WrittenProps {
  /** By which the language is told; drawn unless there are children. */
  text: string;
  as?: "p" | "span" | "div" | "dd" | "q";
  className?: string;
  /** The text as it is drawn, such as with its links. */
  children?: ReactNode;
}

/** The language a text has to be marked with: none where it is the page's, or nobody can tell. */
function useLanguageOf(text: string): string | undefined {
  const { i18n } = useTranslation();
  const language = languageOf(text);
  return language === i18n.language ? undefined : language;
}

export function Written({ text, as: Tag = "p", className, children }: WrittenProps) {
  return (
    <Tag lang={useLanguageOf(text)} className={className}>
      {children ?? text}
    </Tag>
  );
}
