/** Who may do what with communities' events across all communities. */
import { defineUseCases } from "~/platform/access/use-cases";

export const communityEventUseCases = defineUseCases({ writes: { decideOnEvent: "admin" }, reads: ["searchEvents"] });
