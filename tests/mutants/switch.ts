/** Turns a mutant on while a file of tests runs: the one that the file is named after, if any. */
import { expect, inject } from "vitest";
import { CONTROL, mutantOf } from "./names";

declare module "vitest" {
  interface ProvidedContext {
    /** Whose each mutant is, by number. */
    owners: string[];
  }
}

const on = mutantOf(expect.getState().testPath ?? "");
const own = globalThis as { isMutant?: (id: number) => boolean; askedFeature?: string };
own.isMutant = (id) => id === on;
own.askedFeature = on === null ? undefined : inject("owners")[on % CONTROL];
