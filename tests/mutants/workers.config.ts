/** The tests in workerd, with one mutant turned on. */
import base from "../../vitest.workers.config";

const setupFiles = ["tests/mutants/switch.ts", "tests/support/workers-setup.ts"];

export default { ...base, test: { ...base.test, setupFiles, provide: { mutant: Number(process.env.MUTANT) } } };
