/** Places on the globe: points, how near a map of one is, and the address of a map elsewhere. */

export interface Point {
  lat: number;
  lng: number;
}

/** How near a map is: at first, after a preset place, and after a search. */
export const zooms = { first: 12, preset: 17, search: 15 } as const;

/** The address of a map elsewhere: of the point when there is one, else of the place in words. */
export function mapLink(point: Point | null, words = ""): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query: point ? `${point.lat},${point.lng}` : words })}`;
}
