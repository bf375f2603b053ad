/** A number as people write it in the reader's language; what can't be read is said at the field and changes nothing. */
import { useEffect, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatNumber } from "~/kit/format";
import { useWords } from "~/kit/use-words";
import { type AlsoTaken, readTyped } from "../typed-marks.rules";

interface NumberInputProps {
  label: string;
  value: number | null;
  max: number;
  /** What an empty field means; undefined: it needs a number. */
  empty?: null | number;
  min?: number;
  isLabelShown?: boolean;
  /** What it takes beside a plain number. */
  also?: AlsoTaken;
  /** @param outOf what the number is out of, where that was written behind it */
  onSet(value: number | null, outOf?: number): void;
}

const DECIMALS = { maximumFractionDigits: 2, useGrouping: false } as const;

export function NumberInput({ label, value, min = 0, max, empty, isLabelShown = true, also, onSet }: NumberInputProps) {
  const { t } = useTranslation("term-courses");
  const { locale } = useWords();
  const id = useId();
  const errorId = `${id}-error`;
  const said = (number: number | null) => (number === null ? "" : formatNumber(number, locale, DECIMALS));
  const read = (typed: string): { value: number | null; outOf?: number } | undefined => {
    if (typed.trim() === "") return empty === undefined ? undefined : { value: empty };
    return readTyped(typed, locale, { min, max }, also);
  };
  const [text, setText] = useState(said(value));
  // Undoing, and other tabs, change what stands here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value changes the text
  useEffect(() => setText((typed) => (read(typed)?.value === value ? typed : said(value))), [value]);
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
          if (found && (found.value !== value || found.outOf !== undefined)) onSet(found.value, found.outOf);
        }}
        // A sign, or what a mark is out of, stands in the label and in the field beside it.
        onBlur={() => !isWrong && setText(said(value))}
      />
      {isWrong && (
        <span id={errorId} role="alert" className="text-sm font-medium text-error">
          {t("number", { min: said(min), max: said(max) })}
        </span>
      )}
    </div>
  );
}
