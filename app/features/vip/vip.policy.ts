/** VIP is counted, never written. */
import { defineUseCases } from "~/platform/access/use-cases";

export const vipUseCases = defineUseCases({ reads: ["contributionCounts", "vipFromCounts", "readVipProgress"] });
