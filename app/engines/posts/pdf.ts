/** Tells a PDF by its content, whatever its name or type says. */
import { postErrors } from "./posts.errors";

export const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** A form with a PDF in it: the PDF, and room for what stands around it. */
export const MAX_PDF_FORM_BYTES = 11 * 1024 * 1024;

const HEADER = "%PDF-";
/** Readers of PDFs look for the header within so many bytes: printers, mails and old systems put some before it. */
const HEADER_WITHIN = 1024;
/** What begins like this is another kind of file that may hold a PDF: archives, programs, pictures, sounds. */
const OTHER_KIND =
  /^(?:PK[\u0003\u0005\u0007]|Rar!|7z\u00bc\u00af|\u001f\u008b|MZ|\u007fELF|GIF8|.PNG|\u00ff\u00d8\u00ff|RIFF|ID3|\u00d0\u00cf\u0011\u00e0|#!)/;
/** As much as browsers look at to guess a type. */
const SNIFFED = 2048;
const MARKUP = /<(!doctype\s+html|html|head|body|script|svg|iframe|\?xml)/i;

const latin = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

/**
 * Checks a PDF: it begins as one, give or take some bytes, ends as one, and isn't a page of HTML at heart.
 * @throws fileTooLarge, notPdf, brokenPdf; their details name the field `file`
 */
export async function readPdf(file: Blob): Promise<ArrayBuffer> {
  const field = "file";
  if (file.size > MAX_PDF_BYTES) throw postErrors.fileTooLarge({ field, megabytes: MAX_PDF_BYTES / 1024 / 1024 });
  const buffer = await file.arrayBuffer();
  const bytes = new Uint8Array(buffer);
  const start = latin(bytes.subarray(0, SNIFFED));
  if (!start.slice(0, HEADER_WITHIN).includes(HEADER) || OTHER_KIND.test(start) || MARKUP.test(start)) throw postErrors.notPdf({ field });
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
