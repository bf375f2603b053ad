/** The searches of `held-words` as conditions on rows. */
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { heldPieces } from "./held-words";

/** A folded column holds what a question asks for; nothing when nothing searchable was typed. One variable, however long the question is. */
export function columnHoldsWords(column: SQLWrapper, question: string | undefined): SQL | undefined {
  const terms = heldPieces(question ?? "");
  if (terms.length === 0) return undefined;
  return sql`NOT EXISTS (SELECT 1 FROM json_each(${JSON.stringify(terms)}) AS term WHERE NOT EXISTS (
    SELECT 1 FROM json_each(term.value) AS spelling WHERE NOT EXISTS (
      SELECT 1 FROM json_each(spelling.value) AS piece WHERE instr(' ' || ${column} || ' ', piece.value) = 0)))`;
}
