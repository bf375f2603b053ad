/** Turns a mutant on while a file of tests runs: the one that the file is named after, if any. */
import { expect } from "vitest";
import { mutantOf } from "./names";

const on = mutantOf(expect.getState().testPath ?? "");
(globalThis as { isMutant?: (id: number) => boolean }).isMutant = (id) => id === on;
