/** Turns one mutant on before a file of tests loads anything. */
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    mutant: number;
  }
}

const on = inject("mutant");
(globalThis as { isMutant?: (id: number) => boolean }).isMutant = (id) => id === on;
