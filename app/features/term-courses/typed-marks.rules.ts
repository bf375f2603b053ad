/** Weights and marks as students write them: `3,5`, `%40`, `17,5/20`. */
import { readNumber } from "~/platform/forms/typed";
import type { Locale } from "~/platform/i18n/config";

/** What a field takes beside a plain number: a percent sign, or a mark with what it is out of. */
export type AlsoTaken = "percent" | "outOf";

export interface Typed {
  value: number;
  /** Where that was written too. */
  outOf?: number;
}

interface Bounds {
  min: number;
  max: number;
}

const CENT = 100;
const ALL = 100;
const PERCENT = /^(?:[%％]([^%％]+)|([^%％]+)[%％])$/;
const OUT_OF = /^([^/]+)\/([^/]+)$/;

/** With two decimals at most; undefined for anything else. */
function plainNumber(text: string, locale: Locale, { min, max }: Bounds): number | undefined {
  const found = readNumber(text, locale, { min, max });
  const isRight = typeof found === "number" && found >= min && found <= max && Number.isInteger(Math.round(found * CENT * CENT) / CENT);
  return isRight ? found : undefined;
}

/** What a text says; undefined when that is nothing which the field takes. A mark in percent is out of a hundred. */
export function readTyped(text: string, locale: Locale, bounds: Bounds, also?: AlsoTaken): Typed | undefined {
  const typed = text.trim();
  const [, before, after] = (also && PERCENT.exec(typed)) ?? [];
  const [, score, most] = (also === "outOf" && OUT_OF.exec(typed)) || [];
  const value = plainNumber(score ?? before ?? after ?? typed, locale, bounds);
  if (value === undefined) return undefined;
  if (most !== undefined) {
    const outOf = plainNumber(most, locale, { ...bounds, min: 1 / CENT });
    return outOf === undefined ? undefined : { value, outOf };
  }
  return also === "outOf" && (before ?? after) !== undefined ? { value, outOf: ALL } : { value };
}
