/** Names that forms offer and rows keep in English (rooms, campuses, universities), as readers of Turkish know them. */
import { configuration } from "../configuration";

const turkish: ReadonlyMap<string, string> = new Map(Object.entries(configuration.university.turkishNames));

/** A stored name in the reader's language; what somebody typed freely stays as it is. */
export const officialName = (stored: string, locale: "en" | "tr"): string => (locale === "tr" && turkish.get(stored)) || stored;
