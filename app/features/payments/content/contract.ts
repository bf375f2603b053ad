/** What the texts of a sale are filled with, each value as its reader reads it. */
export interface ContractValues {
  version: string;
  order: string;
  event: string;
  place: string;
  /** When it takes place, one to a line. */
  dates: string;
  /** What is ordered, one to a line. */
  seats: string;
  total: string;
  /** Who sells: name, legal form, number, address, phone and email, one to a line. */
  seller: string;
  sellerName: string;
  /** Who takes the money in the seller's name; empty where the seller does. */
  agent: string;
  /** Until when tickets can be returned; null where they can't any more. */
  refundUntil: string | null;
  site: string;
}

/** The two texts that are shown before an order is paid. */
export interface ContractTexts {
  information: string;
  contract: string;
}

/** Rises with every change of these texts: whoever was shown an earlier one is asked again. */
export const CONTRACT_VERSION = 5;

/** Parts of a text, each with its heading and a number. */
export const inParts = (title: string, parts: readonly (readonly [string, string])[]): string =>
  [title, ...parts.map(([heading, text], at) => `${at + 1}. ${heading}\n${text}`)].join("\n\n");
