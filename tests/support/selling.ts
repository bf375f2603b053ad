/** Communities that sell in their own name, as tests set them up. */
import { communitySellers } from "@schema/community";
import { peopled } from "./communities";
import { testContext } from "./site";
import type { Sample } from "./use-cases";

export const seller = {
  kind: "association",
  name: "Dağcılık Derneği",
  address: "Kampüs 1\nAnkara",
  email: "dag@hocam.test",
  phone: "+90 312 111 11 11",
  tax: "1234567890",
} as const;

/** Lets a community sell in its own name. */
export const addSeller = (communityId: string, updatedAt = 1) =>
  testContext()
    .db.insert(communitySellers)
    .values({ communityId, ...seller, updatedAt });

const VERSION = 7;

export const sellerSamples: Record<string, Sample> = {
  setSeller: async () => {
    const { communityId, president } = await peopled();
    return { args: [communityId, { ...seller, version: 0 }], people: { president } };
  },
  removeSeller: async () => {
    const { communityId, president } = await peopled();
    await addSeller(communityId, VERSION);
    return { args: [communityId, VERSION], people: { president } };
  },
};
