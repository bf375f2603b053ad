/** Draws a page of a PDF as a picture, by pdf.js, which comes when it is wanted: it weighs more than the rest of the site. */

import library from "pdfjs-dist/legacy/build/pdf.min.mjs?url";
import worker from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { importWithRetry } from "~/kit/import-with-retry";

type Pdf = typeof import("pdfjs-dist");

/** The browser's own import: both files are served as the package has them. */
async function loadLibrary(): Promise<Pdf> {
  const pdf = await importWithRetry<Pdf>(() => import(/* @vite-ignore */ library));
  pdf.GlobalWorkerOptions.workerSrc = worker;
  return pdf;
}

/**
 * Draws the first page as wide as its canvas is shown.
 * @param file where the PDF is
 * @returns how many pages it has
 * @throws when the file can't be had, isn't a PDF or is locked by a password
 */
export async function drawFirstPage(file: string, canvas: HTMLCanvasElement): Promise<number> {
  const { getDocument } = await loadLibrary();
  const opening = getDocument({ url: file });
  try {
    const pdf = await opening.promise;
    const page = await pdf.getPage(1);
    const [width, sharpness] = [canvas.clientWidth, Math.min(devicePixelRatio, 2)];
    const viewport = page.getViewport({ scale: (width * sharpness) / page.getViewport({ scale: 1 }).width });
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await page.render({ canvas, viewport }).promise;
    return pdf.numPages;
  } finally {
    await opening.destroy();
  }
}
