/** Reads course codes as people write them in an address. */

/** `ceng 140` → `CENG140`; what apart codes and bare numbers look like stays as it is. */
export function plainCourseCode(text: string): string {
  return text.slice(0, 60).replace(/\s+/g, "").replace(/[ıİ]/g, "I").toUpperCase();
}
