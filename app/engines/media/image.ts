/** Pictures as pages are given them, and the addresses of their files. */
import { MAX_ATTEMPTS } from "./limits";
import { type PurposeName, purposeOf } from "./purposes";

/** A picture that can be shown. */
export interface ReadyImage {
  imageId: string;
  purpose: PurposeName;
  /** The thing that it belongs to. */
  subjectId: string;
  /** As it was uploaded, upright. Pixels. */
  width: number;
  height: number;
}

/** A picture as its owner sees it, shown or not yet. */
export interface OwnImage extends ReadyImage {
  status: "waiting" | "ready" | "failed";
  /** Why it failed: a key of `media:errors`. */
  failure: string | null;
  /** How often it was tried without success. */
  attempts: number;
}

/** Whether somebody may ask for another try. */
export const mayRetry = ({ status, attempts }: { status: string; attempts: number }) => status === "failed" && attempts < MAX_ATTEMPTS;

type Named = Pick<ReadyImage, "imageId" | "purpose" | "subjectId">;

/** The address of one size of a ready picture. */
export function imageAddress({ imageId, purpose, subjectId }: Named, width: number): string {
  const { path, hasSubject } = purposeOf(purpose).place;
  return `${hasSubject ? `${path}/${subjectId}` : path}/${imageId}-${width}.webp`;
}

interface Size {
  width: number;
  height: number;
}

/** What one file of a picture measures, in pixels. */
function drawnSize({ purpose, width, height }: ReadyImage, wanted: number): Size {
  const { aspect } = purposeOf(purpose);
  if (aspect !== null) {
    const drawn = Math.max(1, Math.min(wanted, width, Math.round(height * aspect)));
    return { width: drawn, height: Math.max(1, Math.round(drawn / aspect)) };
  }
  const scale = Math.min(1, wanted / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

export interface ImageFile extends Size {
  address: string;
}

/** The files of a picture that differ, widest first; a small picture has several names for the same size. */
export function imageFiles(image: ReadyImage): [ImageFile, ...ImageFile[]] {
  const files = purposeOf(image.purpose).widths.map((wanted) => ({ address: imageAddress(image, wanted), ...drawnSize(image, wanted) }));
  return files.filter(({ width }, i) => i === 0 || width !== files[i - 1]?.width) as [ImageFile, ...ImageFile[]];
}
