/** A backup holds hashes of passwords: nobody but who made it may read it. */
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder, openTable, writeManifest, writeObject } from "../../scripts/backup/folder";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("files of a backup are its owner's alone, whatever the shell allows and whether or not the folder was there", async () => {
  const before = process.umask(0);
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  try {
    makeFolder(folder);
    const table = openTable(folder, "users");
    await table.write(["{}"]);
    await table.close();
    writeObject(folder, "abc", new Uint8Array([1]));
    writeManifest(folder, { made_at: "", migrations: [], sequences: [], tables: [], objects: [] });
    const files = ["tables/users.ndjson", "objects/abc", "manifest.json"].map((name) => modeOf(join(folder, name)));
    expect(files).toEqual(["600", "600", "600"]);
    expect(["", "tables", "objects"].map((name) => modeOf(join(folder, name)))).toEqual(["700", "700", "700"]);
  } finally {
    process.umask(before);
    rmSync(folder, { recursive: true });
  }
});
