/** The tests in workerd, with mutants. What a mutant breaks as a module loads is seen by files that load all of them anew. */
import base from "../../vitest.workers.config";
import { owners } from "./owners";

const setupFiles = ["tests/mutants/switch.ts", "tests/support/workers-setup.ts"];

export default { ...base, test: { ...base.test, setupFiles, isolate: process.env.MUTANTS_APART === "1", provide: { owners } } };
