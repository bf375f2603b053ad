/** VIP is counted, never given; what is written is who was told of it. */
import { defineUseCases } from "~/platform/access/use-cases";

export const vipUseCases = defineUseCases({
  inside: ["tellOfVip"],
  reads: ["contributionCounts", "hasEarnedVip", "vipFromCounts", "readVipProgress"],
});
