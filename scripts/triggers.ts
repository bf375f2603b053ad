/** Prints what a migration must hold for a table of `drizzle/full-text.ts` or `drizzle/totals.ts`: `npm run triggers -- TABLE`. */
import { fullTextStatements, fullTexts } from "../drizzle/full-text";
import { allTotals, totalStatements } from "../drizzle/totals";

const [table] = process.argv.slice(2);
const fullText = fullTexts.find((each) => each.table === table);
const totals = allTotals.find((each) => each.table === table);
if (!fullText && !totals) throw new Error(`Neither drizzle/full-text.ts nor drizzle/totals.ts has a table ${table}`);

const statements = [
  ...Object.values(fullText ? fullTextStatements(fullText) : {}),
  // What is deleted leaves the index at once, not with some later merge.
  ...(fullText ? [`INSERT INTO ${table}_fts (${table}_fts, rank) VALUES ('secure-delete', 1)`] : []),
  ...Object.values(totals ? totalStatements(totals) : {}),
];
console.log(statements.map((each) => `${each};`).join("\n--> statement-breakpoint\n"));
