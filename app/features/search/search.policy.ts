/** The search across the site writes nothing. */
import { defineUseCases } from "~/platform/access/use-cases";

export const searchUseCases = defineUseCases({ reads: ["searchEverywhere"] });
