/** The tests outside of workerd, with one mutant turned on. */
import base from "../../vitest.unit.config";

const switching = { setupFiles: ["tests/mutants/switch.ts"], provide: { mutant: Number(process.env.MUTANT) } };

export default { ...base, test: { ...base.test, ...switching, isolate: true } };
