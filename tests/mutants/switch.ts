/** Turns one mutant on before a file of tests loads anything, and says which ones its tests came by. */
import { afterAll, expect, inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    mutant: number;
  }
}

const on = inject("mutant");
const shared = globalThis as { isMutant?: (id: number) => boolean; reached?: Set<number> };
shared.reached = new Set();
shared.isMutant = (id) => {
  shared.reached?.add(id);
  return id === on;
};

afterAll(() => {
  console.log(`reached ${JSON.stringify({ file: expect.getState().testPath, ids: [...(shared.reached ?? [])] })}`);
});
