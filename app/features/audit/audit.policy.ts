/** Who may read what staff did: admins. */
import { defineUseCases } from "~/platform/access/use-cases";

export const auditUseCases = defineUseCases({ writes: {}, reads: ["listActs", "actsFile"] });
