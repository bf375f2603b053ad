/**
 * A backup as a folder: `manifest.json`, a file of lines for each table, a file for each object. It holds hashes of passwords and people's
 * addresses, so only who made it may read it.
 */
import { chmodSync, createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { TableSum } from "./database";
import type { ObjectSum } from "./objects";

export interface Manifest {
  /** ISO 8601. */
  made_at: string;
  migrations: string[];
  sequences: { name: string; seq: number }[];
  tables: TableSum[];
  objects: ObjectSum[];
}

const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;
const LINES = 500;
const tableFile = (folder: string, table: string) => join(folder, "tables", `${table}.ndjson`);
const objectFile = (folder: string, sha256: string) => join(folder, "objects", sha256);
const manifestFile = (folder: string) => join(folder, "manifest.json");

/** Makes the folder. @throws when it holds something already */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} isn't empty`);
  for (const part of ["tables", "objects"]) mkdirSync(join(folder, part), { recursive: true, mode: OWNER_FOLDER });
  chmodSync(folder, OWNER_FOLDER);
}

/** Opens the file of a table to write its lines. */
export function openTable(folder: string, table: string) {
  const file = createWriteStream(tableFile(folder, table), { mode: OWNER_FILE });
  return {
    write: (lines: readonly string[]) =>
      new Promise<void>((resolve, reject) => file.write(`${lines.join("\n")}\n`, (error) => (error ? reject(error) : resolve()))),
    close: () => new Promise<void>((resolve) => file.end(() => resolve())),
  };
}

/** The lines of a table, some at a time. */
export async function* readTable(folder: string, table: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(tableFile(folder, table)), crlfDelay: Number.POSITIVE_INFINITY })) {
    lines.push(line);
    if (lines.length < LINES) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

export const writeObject = (folder: string, sha256: string, bytes: Uint8Array): void =>
  writeFileSync(objectFile(folder, sha256), bytes, { mode: OWNER_FILE });
export const readObject = (folder: string, sha256: string): Uint8Array => readFileSync(objectFile(folder, sha256));

/** The manifest is written last: a folder without one is no backup. */
export const writeManifest = (folder: string, manifest: Manifest): void =>
  writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: OWNER_FILE });

/** @throws when the folder isn't a whole backup */
export function readManifest(folder: string): Manifest {
  if (!existsSync(manifestFile(folder))) throw new Error(`${folder} holds no whole backup: it has no manifest.json`);
  return JSON.parse(readFileSync(manifestFile(folder), "utf8"));
}
