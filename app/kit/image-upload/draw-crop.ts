/** Draws the chosen part of a picture as a JPEG. */
import type { CropTarget } from "~/engines/media/purposes";

/** Of the JPEG, from 0 to 1. */
export const CROP_QUALITY = 0.9;

export interface CropOptions {
  /** In pixels of the picture after it was turned. */
  area: { x: number; y: number; width: number; height: number };
  /** Degrees clockwise: 0, 90, 180 or 270. */
  rotation: number;
  target: CropTarget;
}

/** Pixels of the result; where only its long side is limited, nothing is enlarged. */
function sizeOf(area: CropOptions["area"], target: CropTarget) {
  if (!("longSide" in target)) return target;
  const scale = Math.min(1, target.longSide / Math.max(area.width, area.height));
  return { width: Math.max(1, Math.round(area.width * scale)), height: Math.max(1, Math.round(area.height * scale)) };
}

/**
 * The part as a JPEG of that size; what is transparent becomes white.
 * @throws when the browser can't read the picture or has no memory for it
 */
export async function drawCrop(address: string, { area, rotation, target }: CropOptions): Promise<Blob> {
  const { width, height } = sizeOf(area, target);
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("The browser draws nothing");
  const { naturalWidth, naturalHeight } = image;
  const isOnSide = rotation % 180 !== 0;
  const turned = isOnSide ? [naturalHeight, naturalWidth] : [naturalWidth, naturalHeight];
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.scale(width / area.width, height / area.height);
  pen.translate((turned[0] ?? 0) / 2 - area.x, (turned[1] ?? 0) / 2 - area.y);
  pen.rotate((rotation * Math.PI) / 180);
  pen.drawImage(image, -naturalWidth / 2, -naturalHeight / 2);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", CROP_QUALITY));
  if (!picture) throw new Error("The browser gave no picture");
  return picture;
}
