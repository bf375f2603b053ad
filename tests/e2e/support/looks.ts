/** In which languages and widths a long way through the product is gone. */
import { choiceFor } from "../../support/sweep";
import { sweepSettings } from "../../support/sweep-settings";
import type { Language } from "./words";

const PHONE = 390;
const DESKTOP = 1280;

const all: readonly [Language, number][] = [
  ["en", PHONE],
  ["tr", DESKTOP],
  ["tr", PHONE],
  ["en", DESKTOP],
];

/** In which language and at which width a way through the site is walked: one of four, chosen by the seed; the full run takes all. */
export const looks = (way: string): readonly [Language, number][] => (sweepSettings.isFull ? all : [choiceFor(sweepSettings, way, all)]);

/** In which language it is walked, where the width doesn't matter. */
export const languages = (way: string): readonly Language[] =>
  sweepSettings.isFull ? ["en", "tr"] : [choiceFor(sweepSettings, way, ["en", "tr"] as const)];
