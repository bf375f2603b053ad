/** Tells a PDF by its content, whatever its name or type says. */
import { postErrors } from "./posts.errors";

export const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** A form with a PDF in it: the PDF, and room for what stands around it. */
export const MAX_PDF_FORM_BYTES = 11 * 1024 * 1024;

const HEADER = "%PDF-";
/** As much as browsers look at to guess a type. */
const SNIFFED = 2048;
const MARKUP = /<(!doctype\s+html|html|head|body|script|svg|iframe|\?xml)/i;

const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/**
 * Checks a PDF: it begins as one, ends as one, and isn't a page of HTML at heart.
 * @throws fileTooLarge, notPdf, brokenPdf; their details name the field `file`
 */
export async function readPdf(file: Blob): Promise<ArrayBuffer> {
  const field = "file";
  if (file.size > MAX_PDF_BYTES) throw postErrors.fileTooLarge({ field, megabytes: MAX_PDF_BYTES / 1024 / 1024 });
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const start = latin(bytes.subarray(0, SNIFFED));
  if (!start.startsWith(HEADER) || MARKUP.test(start)) throw postErrors.notPdf({ field });
  const end = latin(bytes.subarray(-SNIFFED));
  if (!end.includes("%%EOF") || !end.includes("startxref")) throw postErrors.brokenPdf({ field });
  return buffer;
}

const MAX_NAME = 100;

/** A file's name without folders, control characters or anything that a system objects to; it ends in `.pdf`. */
export function pdfName(name: string): string {
  const last = name.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .replace(/[\p{C}<>:"|?*]/gu, "")
    .replace(/\.pdf$/i, "")
    .replace(/^[\s.]+|[\s.]+$/g, "");
  return `${[...plain].slice(0, MAX_NAME).join("") || "notes"}.pdf`;
}
