/** Import names shared by the build and the tests (tsconfig.json says the same to the type checker). */
import { fileURLToPath } from "node:url";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const alias = [
  { find: /^~\//, replacement: at("app/") },
  { find: /^@schema\//, replacement: at("drizzle/schema/") },
  { find: /^@schema$/, replacement: at("drizzle/schema/index.ts") },
];
