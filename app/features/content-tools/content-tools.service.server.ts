/** Finding, changing and deleting single documents by hand, within what the feature that owns them allows. */
import type { z } from "zod";
import type { DocumentCollection } from "~/engines/documents.server";
import { requireAdmin } from "~/platform/access/roles";
import type { AdminContext } from "~/platform/context";
import { platformErrors } from "~/platform/errors/errors";
import { contentToolsErrors } from "./content-tools.errors";
import { noteFinding } from "./content-tools.repository.server";
import type { changeAnswer, DeleteInput, deleteAnswer, FindInput, UnsetInput, UpdateInput } from "./content-tools.schemas";

export type ChangeOutcome = z.infer<typeof changeAnswer>;
export type DeleteOutcome = z.infer<typeof deleteAnswer>;
type Change = Readonly<Record<string, unknown>>;

/** @throws notFound where no feature brings this collection */
function collectionOf({ product }: AdminContext, { collection_name }: FindInput): DocumentCollection {
  const collection = product.documents.find(({ name }) => name === collection_name);
  if (!collection) throw platformErrors.notFound();
  return collection;
}

/** What is readable of a person's document, the newest of several; null when there is none. What was found is audited. */
export async function findDocument(ctx: AdminContext, input: FindInput): Promise<Record<string, unknown> | null> {
  requireAdmin(ctx);
  const collection = collectionOf(ctx, input);
  const found = await collection.find(ctx, input);
  if (!found) return null;
  await noteFinding(ctx, collection.subjectType, found);
  return found.fields;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a field takes of what was sent: a text as it is, or what it says as JSON. Nothing empties it. @throws noValue, badValue */
function valueFor(name: string, schema: z.ZodType, given: unknown): unknown {
  if (given === "" || given === null) throw contentToolsErrors.noValue({ name });
  const readings = typeof given === "string" ? [given, readJson(given)] : [given];
  for (const reading of readings) {
    const { success, data } = schema.safeParse(reading);
    if (success) return data;
  }
  throw contentToolsErrors.badValue({ name });
}

/** Names without spaces around them; empty ones are dropped. @throws noFields when none is left */
function named<Value>(entries: readonly (readonly [string, Value])[]): [string, Value][] {
  const kept = entries.map(([name, value]): [string, Value] => [name.trim(), value]).filter(([name]) => name !== "");
  if (kept.length === 0) throw contentToolsErrors.noFields();
  return kept;
}

/** What an object itself says of a name: what every object inherits is nothing. @throws lockedField */
function allowed<Value>(of: Readonly<Record<string, Value>>, name: string): Value {
  if (!Object.hasOwn(of, name)) throw contentToolsErrors.lockedField({ name });
  return of[name] as Value;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Makes a change, or only says what it would change. A change that changes nothing isn't made. */
async function change(ctx: AdminContext, collection: DocumentCollection, by: FindInput & { dry_run: boolean }, fields: Change) {
  const { dry_run } = by;
  const found = await collection.find(ctx, by);
  if (!found) return { matched_count: 0, modified_count: 0, dry_run, before: null, after: null } as const;
  const before = found.fields;
  const after = { ...before, ...fields };
  const isModified = Object.keys(fields).some((name) => !isSame(before[name], after[name]));
  if (isModified && !dry_run) await collection.change(ctx, found, fields);
  return { matched_count: 1, modified_count: isModified ? 1 : 0, dry_run, before, after } as const;
}

/**
 * Sets fields of a person's document, or says what that would change.
 * @throws noFields, noValue, lockedField, badValue, and what the owning feature refuses
 */
export async function updateDocument(ctx: AdminContext, input: UpdateInput): Promise<ChangeOutcome> {
  requireAdmin(ctx);
  const collection = collectionOf(ctx, input);
  const given = named(Object.entries(input.update_data));
  const fields = given.map(([name, value]) => [name, valueFor(name, allowed(collection.settable, name), value)]);
  return change(ctx, collection, input, Object.fromEntries(fields));
}

/** Empties fields of a person's document, or says what that would change. @throws as `updateDocument` */
export async function unsetDocument(ctx: AdminContext, input: UnsetInput): Promise<ChangeOutcome> {
  requireAdmin(ctx);
  const collection = collectionOf(ctx, input);
  const names = named(input.unset_fields.map((name) => [name, null]));
  return change(ctx, collection, input, Object.fromEntries(names.map(([name]) => [name, allowed(collection.emptied, name)])));
}

/** Deletes a person's document as staff do elsewhere, or says which it would be. @throws what the owning feature refuses */
export async function deleteDocument(ctx: AdminContext, input: DeleteInput): Promise<DeleteOutcome> {
  requireAdmin(ctx);
  const collection = collectionOf(ctx, input);
  const found = await collection.find(ctx, input);
  if (found && !input.dry_run) await collection.remove(ctx, found);
  return { deleted_count: found ? 1 : 0, dry_run: input.dry_run, before: found?.fields ?? null };
}
