/** Puts the API reader, as its package ships it, beside our own two files. */
import { copyFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const home = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"));
for (const file of ["swagger-ui.css", "swagger-ui-bundle.js"]) copyFileSync(join(home, file), join("public/docs", file));
