/** The place between two others in an order that one keeps by hand: one row is written, whatever else moves meanwhile. */
import { generateNKeysBetween } from "fractional-indexing";

/** Two devices that put something into the same gap at once rarely choose the same of so many places. */
const CHOICES = 8;

/**
 * A place between two others, as text that sorts by bytes.
 * @param chance from 0 up to 1
 */
export function placeBetween(previous: string | null, next: string | null, chance: number = Math.random()): string {
  const places = generateNKeysBetween(previous, next, CHOICES);
  return places[Math.floor(chance * CHOICES)] ?? places[0] ?? "";
}
