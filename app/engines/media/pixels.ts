/** Decoded pixels, which part of a picture is wanted, and turning it upright. */

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Decoded pixels: red, green, blue, alpha, row by row. */
export interface Raster extends Size {
  data: Uint8ClampedArray;
}

/** The largest part in the middle that has this aspect (width by height). */
export function middle({ width, height }: Size, aspect: number): Part {
  const cutWidth = Math.max(1, Math.min(width, Math.round(height * aspect)));
  const cutHeight = Math.max(1, Math.min(height, Math.round(width / aspect)));
  return { left: (width - cutWidth) >> 1, top: (height - cutHeight) >> 1, width: cutWidth, height: cutHeight };
}

/** All of a picture. */
export const whole = ({ width, height }: Size): Part => ({ left: 0, top: 0, width, height });

/** Whether an orientation lays the picture on its side. */
export const isOnItsSide = (orientation: number) => orientation >= 5;

/** Turns a picture as its EXIF orientation (1 to 8) says. */
export function upright(raster: Raster, orientation: number): Raster {
  if (orientation === 1) return raster;
  const onSide = isOnItsSide(orientation);
  const width = onSide ? raster.height : raster.width;
  const height = onSide ? raster.width : raster.height;
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, raster.width * raster.height);
  const to = new Uint32Array(width * height);
  const flipX = [2, 3, 7, 8].includes(orientation);
  const flipY = [3, 4, 6, 7].includes(orientation);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [storedX, storedY] = onSide ? [y, x] : [x, y];
      const column = flipX ? raster.width - 1 - storedX : storedX;
      const row = flipY ? raster.height - 1 - storedY : storedY;
      to[y * width + x] = from[row * raster.width + column] ?? 0;
    }
  }
  return { data: new Uint8ClampedArray(to.buffer), width, height };
}

/** A part of a picture, in its pixels; it may begin and end inside of one. */
export interface Part extends Size {
  left: number;
  top: number;
}
