/** Comparing tells what the pages of courses tell, and whoever is signed in how sections fit their own schedule. */
import { defineUseCases } from "~/platform/access/use-cases";

export const compareUseCases = defineUseCases({ writes: {}, reads: ["readComparison"] });
