/** Cuts, shrinks and turns decoded pixels, so that only little of a large picture goes on. */

/** Decoded pixels: red, green, blue, alpha, row by row. */
export interface Raster {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

interface Cut {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The largest part in the middle that has this aspect (width by height). */
export function middle({ width, height }: Omit<Raster, "data">, aspect: number): Cut {
  const cutWidth = Math.max(1, Math.min(width, Math.round(height * aspect)));
  const cutHeight = Math.max(1, Math.min(height, Math.round(width / aspect)));
  return { left: (width - cutWidth) >> 1, top: (height - cutHeight) >> 1, width: cutWidth, height: cutHeight };
}

/** All of a picture. */
export const whole = ({ width, height }: Omit<Raster, "data">): Cut => ({ left: 0, top: 0, width, height });

/** One pixel out of a square of them; what is transparent has no colour to give. */
function mean({ data, width }: Raster, left: number, top: number, factor: number, target: Uint8ClampedArray, at: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  for (let y = 0; y < factor; y++) {
    let from = ((top + y) * width + left) * 4;
    for (let x = 0; x < factor; x++, from += 4) {
      const opacity = data[from + 3] ?? 0;
      red += (data[from] ?? 0) * opacity;
      green += (data[from + 1] ?? 0) * opacity;
      blue += (data[from + 2] ?? 0) * opacity;
      alpha += opacity;
    }
  }
  if (alpha === 0) return;
  target[at] = red / alpha;
  target[at + 1] = green / alpha;
  target[at + 2] = blue / alpha;
  target[at + 3] = alpha / (factor * factor);
}

/** Cuts a part out and shrinks it by a whole factor. */
export function shrink(raster: Raster, { left, top, ...cut }: Cut, factor: number): Raster {
  const width = Math.max(1, Math.floor(cut.width / factor));
  const height = Math.max(1, Math.floor(cut.height / factor));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) mean(raster, left + x * factor, top + y * factor, factor, data, at);
  }
  return { data, width, height };
}

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
