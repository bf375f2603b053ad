/** Reads numbers in digits and words, in both languages. */

import { plainAt, type Word } from "./quick-add-word";
import { numbers, tens } from "./quick-add-words";

export interface Amount {
  value: number;
  taken: number;
}

/** A whole number: `14`, `on beş`, `twenty`. */
export function numberAt(words: readonly Word[], at: number): Amount | null {
  const text = words[at]?.text ?? "";
  if (/^\d{1,3}$/.test(text)) return { value: Number(text), taken: 1 };
  const plain = plainAt(words, at);
  const ten = tens[plain];
  if (ten === undefined) return numbers[plain] === undefined ? null : { value: numbers[plain], taken: 1 };
  const unit = numbers[plainAt(words, at + 1)];
  return unit !== undefined && unit < 10 && !/^an?$/.test(plainAt(words, at + 1))
    ? { value: ten + unit, taken: 2 }
    : { value: ten, taken: 1 };
}

/** A number that may have a half: `1,5`, `bir buçuk`, `yarım`, `half an`. */
export function amountAt(words: readonly Word[], at: number): Amount | null {
  const plain = plainAt(words, at);
  if (plain === "yarim") return { value: 0.5, taken: 1 };
  if (plain === "half") return { value: 0.5, taken: /^an?$/.test(plainAt(words, at + 1)) ? 2 : 1 };
  const [, whole, part] = /^(\d{1,2})[.,](\d)$/.exec(words[at]?.text ?? "") ?? [];
  if (whole !== undefined) return { value: Number(`${whole}.${part}`), taken: 1 };
  const number = numberAt(words, at);
  if (number && plainAt(words, at + number.taken) === "bucuk") return { value: number.value + 0.5, taken: number.taken + 1 };
  return number;
}
