/** The tests outside of workerd, with mutants. */
import base from "../../vitest.unit.config";
import { owners } from "./owners";

export default { ...base, test: { ...base.test, setupFiles: ["tests/mutants/switch.ts"], isolate: true, provide: { owners } } };
