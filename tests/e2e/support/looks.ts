/** In which languages and widths a long way through the product is gone. */
import { choiceFor } from "../../support/sweep";
import { sweepSettings } from "../../support/sweep-settings";
import type { Language } from "./words";

const PHONE = 390;
const DESKTOP = 1280;

const pair: readonly [Language, number][] = [
  ["en", PHONE],
  ["tr", DESKTOP],
];
const otherPair: readonly [Language, number][] = [
  ["tr", PHONE],
  ["en", DESKTOP],
];

/** Both languages and both widths in every run, one pair or the other by the seed; the full run takes all four. */
export function looks(way: string): readonly [Language, number][] {
  if (sweepSettings.isFull) return [...pair, ...otherPair];
  return choiceFor(sweepSettings, way, [pair, otherPair]);
}
