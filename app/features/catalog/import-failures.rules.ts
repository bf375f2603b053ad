/** Why an import failed: the machinery's trouble, which another run may get over, or the file's own. */

const OF_THE_FILE = new Set(
  ["importNotJson", "importUnknown", "importTooLarge", "importTerm", "importTermMissing"].map((code) => `catalog.${code}`),
);

/** Whether a file that nobody confirmed can't be imported as it is, however often it is read. */
export const isUnreadable = (row: { status: string; failure: string | null; confirmedAt: number | null }): boolean =>
  row.status === "failed" && row.confirmedAt === null && OF_THE_FILE.has(row.failure ?? "");
