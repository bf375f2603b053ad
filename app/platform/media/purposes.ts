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

const profile: Place = { path: "/profile/image", hasSubject: false, hasPlaceholder: false };
const advert: Place = { path: "/advert/image", hasSubject: true, hasPlaceholder: false };
const event: Place = { path: "/event/image", hasSubject: true, hasPlaceholder: true };
const community: Place = { path: "/community/one/image", hasSubject: true, hasPlaceholder: true };

/** Every place. */
export const places: readonly Place[] = [profile, advert, event, community];

const square: CropTarget = { width: 800, height: 800 };
const free: CropTarget = { longSide: 1600 };

/** Every purpose; a new kind of picture is one more row. */
export const purposes = {
  "profile-photo": { place: profile, aspect: 1, widths: [512, 128], most: 1, crop: square },
  "advert-picture": { place: advert, aspect: null, widths: [1600, 800, 320], most: 6, crop: free },
  "event-cover": { place: event, aspect: 1, widths: [800, 400, 160], most: 1, crop: square },
  "event-story": { place: event, aspect: 9 / 16, widths: [1080, 540, 270], most: 1, crop: { width: 1080, height: 1920 } },
  "event-landing": { place: event, aspect: 16 / 9, widths: [1920, 960, 480], most: 1, crop: { width: 1920, height: 1080 } },
  "event-gallery": { place: event, aspect: null, widths: [1600, 800, 320], most: 20, crop: free },
  "community-picture": { place: community, aspect: 1, widths: [800, 400, 160], most: 8, crop: square },
} as const satisfies Record<string, Purpose>;

export type PurposeName = keyof typeof purposes;

/** A purpose as data, whichever it is. */
export const purposeOf = (name: PurposeName): Purpose => purposes[name];

/** Whether a newer picture takes the place of the one before. */
export const isSingle = (name: PurposeName) => purposeOf(name).most === 1;
