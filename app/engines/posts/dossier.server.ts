/** A post of any collection as staff read it before they decide: its text, and every field under its own name. */
import { sql } from "drizzle-orm";
import { withoutMarks } from "../markup/markdown.server";
import { dossierSource } from "../review/dossier.server";
import type { Fact, Passage, Say } from "../review/reviewable";
import type { Collection } from "./collection";

interface Row {
  kind: string;
  title: string;
  text: string;
  details: Record<string, unknown>;
}

/** Longer values are read as texts. */
const SHORT = 80;

/** A field's value in words; null for what isn't for reading, such as where a file is kept. */
function wordFor({ kind }: Row, name: string, value: unknown, say: Say): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return say(value ? "posts:one.yes" : "posts:one.no");
  if (typeof value === "object") return "name" in value && typeof value.name === "string" ? value.name : null;
  return say(`${kind}:options.${name}.${value}`, { defaultValue: String(value) });
}

function show(row: Row, say: Say, hasMarkup: boolean): { facts: Fact[]; passages: Passage[] } {
  const facts: Fact[] = [];
  const passages: Passage[] = [{ label: null, text: hasMarkup ? withoutMarks(row.text, true) : row.text }];
  for (const [name, value] of Object.entries(row.details)) {
    const text = wordFor(row, name, value, say);
    const label = say(`${row.kind}:fields.${name}`, { defaultValue: name });
    if (text === null) continue;
    if (text.length > SHORT) passages.push({ label, text });
    else facts.push({ label, value: text });
  }
  return { facts, passages };
}

/** @param collections all of them: some write their texts with marks, which are taken off */
export function postDossier(collections: readonly Pick<Collection, "feature" | "hasMarkup">[]) {
  const withMarkup = new Set<string>(collections.filter(({ hasMarkup }) => hasMarkup).map(({ feature }) => feature));
  return dossierSource<Row>(
    sql`posts AS t`,
    sql`json_object('kind', t.kind, 'title', t.title, 'text', t.text, 'details', json(t.details))`,
    (row, say) => show(row, say, withMarkup.has(row.kind)),
  );
}
