/** What pictures are for: each purpose says how a picture is cropped, in which sizes it exists and where it is served. */

export interface Purpose {
  /** Served at `<path>/<image id>-<width>.webp`, which says nothing of whose it is; purposes may share a path. */
  path: string;
  /** Width by height of what is shown; the server cuts the middle out of anything else. */
  aspect: number;
  /** The WebP files, by their width in pixels, widest first. A smaller picture is never enlarged. */
  widths: readonly [number, ...number[]];
  /** A subject has one of it: a newer one takes the place of those before as soon as it is ready. */
  isSingle: boolean;
}

/** Every purpose; a new kind of picture (an event's cover, story, landing) is one more row. */
export const purposes = {
  "profile-photo": { path: "/profile/image", aspect: 1, widths: [512, 128], isSingle: true },
} as const satisfies Record<string, Purpose>;

export type PurposeName = keyof typeof purposes;

/** The address of one size of a ready picture. */
export const imageAddress = (purpose: PurposeName, imageId: string, width: number) => `${purposes[purpose].path}/${imageId}-${width}.webp`;
