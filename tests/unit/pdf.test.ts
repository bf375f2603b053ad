import { expect, test } from "vitest";
import { readPdf } from "~/engines/posts/pdf";

const PDF = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n";
const blob = (...parts: BlobPart[]) => new Blob(parts);

test.each([
  ["nothing", ""],
  ["a mark of UTF-8", new Uint8Array([0xef, 0xbb, 0xbf])],
  ["an empty line", "\r\n"],
  ["blanks of every kind", " \t\n\u0000"],
  ["a printer's command", "\u001b%-12345X@PJL ENTER LANGUAGE=PDF\n"],
  ["the wrapper of an old Mac", new Uint8Array(128).fill(7)],
  ["as much as there may be", "x".repeat(1019)],
])("a PDF is one with %s before its header", async (_, before) => {
  const file = blob(before, PDF);
  expect((await readPdf(file)).byteLength).toBe(file.size);
});

test.each([
  ["whose header begins too late", "x".repeat(1020)],
  ["that is a page of HTML at heart", "<html><script>alert(1)</script></html>\n"],
  ["that is an archive with one in it", "PK\u0003\u0004\u0014\u0000notes.pdf"],
  ["that is a program with one in it", "MZ\u0090\u0000"],
  ["that is a script with one in it", "#!/bin/sh\n"],
  ["that is a photograph with one in it", new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
  ["that is a drawing with one in it", new Uint8Array([0x89, 0x50, 0x4e, 0x47])],
  ["that begins as markup without its doctype", "<svg onload=alert(1)>"],
])("a file %s isn't a PDF", async (_, before) => {
  await expect(readPdf(blob(before, PDF))).rejects.toMatchObject({ code: "posts.notPdf" });
});
