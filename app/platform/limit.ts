/** How much of something, and in which time. */

export interface Limit {
  max: number;
  windowMs: number;
}
