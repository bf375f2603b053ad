/** The home page writes nothing. */
import { defineUseCases } from "~/platform/access/use-cases";

export const homeUseCases = defineUseCases({ reads: ["readHomeContent", "readOwnHome", "presentedParts"] });
