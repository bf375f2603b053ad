/** Reads from a question what the lists have filters and orders for: `nte`, `cuma boş`, `en kolay ders`. */

/** A list that does what was asked, with the filters of its address. */
export interface Wish {
  list: "catalog" | "courses";
  filters: Record<string, string>;
}

/** The lists that do what a question asks for. */
export function wishesOf(_question: string): Wish[] {
  return [];
}
