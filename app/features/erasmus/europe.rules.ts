/** The map of Europe: where a place stands on it. Its outlines are drawn by `npm run map:europe` with the same numbers. */

/** In units of the drawing, of which there are fewer than pixels on a wide page and more than on a phone. */
export const VIEW = { width: 440, height: 440 };
/** What a phone's width of 390 px leaves for it, in pixels for each unit. */
export const PHONE_SCALE = 358 / VIEW.width;

/** A conic conformal projection, as atlases draw Europe: degrees, and units for each radian. */
export const PROJECTION = { parallels: [40, 60], middle: [9.5, 50], scale: 730 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const tangent = (latitude: number) => Math.tan(Math.PI / 4 + radians(latitude) / 2);

const [south, north] = PROJECTION.parallels;
const cone = Math.log(Math.cos(radians(south)) / Math.cos(radians(north))) / Math.log(tangent(north) / tangent(south));
const factor = (Math.cos(radians(south)) * tangent(south) ** cone) / cone;
const distance = (latitude: number) => factor / tangent(latitude) ** cone;

export interface Spot {
  x: number;
  y: number;
}

/** Where a place is drawn; null beyond the edges. */
export function spotOf(latitude: number, longitude: number): Spot | null {
  const [meridian, centre] = PROJECTION.middle;
  const angle = cone * radians(longitude - meridian);
  const x = VIEW.width / 2 + PROJECTION.scale * distance(latitude) * Math.sin(angle);
  const y = VIEW.height / 2 + PROJECTION.scale * (distance(latitude) * Math.cos(angle) - distance(centre));
  const isIn = x > 0 && x < VIEW.width && y > 0 && y < VIEW.height;
  return isIn ? { x, y } : null;
}
