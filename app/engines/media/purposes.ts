/** What pictures are for: each purpose says how a picture is cropped, in which sizes it exists and where it is served. */

/** What a crop in the browser gives, in pixels: a frame of a fixed size, or any part of the picture up to a longest side. */
export type CropTarget = { width: number; height: number } | { longSide: number };

/** Where pictures are served. */
export interface Place {
  path: string;
  /** `<path>/<subject id>/<file>` instead of `<path>/<file>`, which says nothing of whose it is. */
  hasSubject: boolean;
  /** Whoever asks for a picture that isn't there gets a neutral one, so that no page looks broken. */
  hasPlaceholder: boolean;
}

export interface Purpose {
  /** Purposes may share a place. */
  place: Place;
  /** Width by height of what is shown, and the server cuts the middle out of anything else; null keeps the picture's own. */
  aspect: number | null;
  /** The WebP files, by their width in pixels, widest first; where the aspect is free, by their long side. None is enlarged. */
  widths: readonly [number, ...number[]];
  /** A subject has so many at most; a newer one takes the place of the only one as soon as it is ready. */
  most: number;
  crop: CropTarget;
}

/** The names of all purposes: a feature adds its own to this type, and describes them in its `pictures.ts`. */
// biome-ignore lint/suspicious/noEmptyInterface: features fill it
export interface PurposeNames {}
export type PurposeName = keyof PurposeNames;

const brought = import.meta.glob<Record<string, Purpose>>("../../features/*/pictures.ts", { eager: true, import: "pictures" });

/** Every purpose. */
export const purposes: Readonly<Record<PurposeName, Purpose>> = Object.assign({}, ...Object.values(brought));

/** Every place. */
export const places: readonly Place[] = [...new Set(Object.values<Purpose>(purposes).map(({ place }) => place))];

/** A purpose as data, whichever it is. */
export const purposeOf = (name: PurposeName): Purpose => purposes[name];

/** Whether a newer picture takes the place of the one before. */
export const isSingle = (name: PurposeName) => purposeOf(name).most === 1;
