/** Maps write nothing. */
import { defineUseCases } from "~/platform/access/use-cases";

export const mapsUseCases = defineUseCases({ reads: ["readCampusMap"] });
