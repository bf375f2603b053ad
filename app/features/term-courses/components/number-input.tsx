/** A number as people write it in the reader's language; what can't be read is said at the field and changes nothing. */
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { readNumber } from "~/platform/forms/typed";

interface NumberInputProps {
  label: string;
  value: number | null;
  max: number;
  /** What an empty field means; undefined: it needs a number. */
  empty?: null | number;
  min?: number;
  isLabelShown?: boolean;
  onSet(value: number | null): void;
}

const CENT = 100;
const DECIMALS = { maximumFractionDigits: 2, useGrouping: false } as const;

export function NumberInput({ label, value, min = 0, max, empty, isLabelShown = true, onSet }: NumberInputProps) {
  const { t } = useTranslation("term-courses");
  const { locale } = useWords();
  const id = useId();
  const errorId = `${id}-error`;
  const said = (number: number | null) => (number === null ? "" : formatNumber(number, locale, DECIMALS));
  const read = (typed: string): number | null | undefined => {
    if (typed.trim() === "") return empty;
    const found = readNumber(typed, locale, { min, max });
    const isRight = typeof found === "number" && found >= min && found <= max && Number.isInteger(Math.round(found * CENT * CENT) / CENT);
    return isRight ? found : undefined;
  };
  const [text, setText] = useState(said(value));
  // Undoing, and other tabs, change what stands here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value changes the text
  useEffect(() => setText((typed) => (read(typed) === value ? typed : said(value))), [value]);
  const isWrong = read(text) === undefined;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className={isLabelShown ? "text-sm font-medium" : "sr-only"}>
        {label}
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        className="input w-full text-base"
        value={text}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={({ target }) => {
          setText(target.value);
          const found = read(target.value);
          if (found !== undefined && found !== value) onSet(found);
        }}
      />
      {isWrong && (
        <span id={errorId} role="alert" className="text-sm font-medium text-error">
          {t("number", { min: said(min), max: said(max) })}
        </span>
      )}
    </div>
  );
}
