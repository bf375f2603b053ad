/** Prints what a migration must hold for a table that is searched, totalled or counted as contributed: `npm run triggers -- TABLE`. */
import { allContributed, contributedStatements } from "../drizzle/contributed";
import { fullTextStatements, fullTexts } from "../drizzle/full-text";
import { allTotals, totalStatements } from "../drizzle/totals";

const [table] = process.argv.slice(2);
const isOf = (each: { table: string }) => each.table === table;
const searched = fullTexts.filter(isOf);

const statements = [
  ...searched.flatMap((each) => Object.values(fullTextStatements(each))),
  // What is deleted leaves the index at once, not with some later merge.
  ...searched.map(() => `INSERT INTO ${table}_fts (${table}_fts, rank) VALUES ('secure-delete', 1)`),
  ...allTotals.filter(isOf).flatMap((each) => Object.values(totalStatements(each))),
  ...allContributed.filter(isOf).flatMap((each) => Object.values(contributedStatements(each))),
];
if (statements.length === 0) throw new Error(`None of full-text.ts, totals.ts and contributed.ts in drizzle/ has a table ${table}`);
console.log(statements.map((each) => `${each};`).join("\n--> statement-breakpoint\n"));
