/** Crops that several purposes ask for. */
import type { CropTarget } from "./purposes";

export const square: CropTarget = { width: 800, height: 800 };
export const free: CropTarget = { longSide: 1600 };
