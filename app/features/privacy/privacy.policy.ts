/** The inventory is made, never written; its file is for admins. */
import { defineUseCases } from "~/platform/access/use-cases";

export const privacyUseCases = defineUseCases({ reads: ["readPurposes", "inventoryCsv", "readDestruction"] });
