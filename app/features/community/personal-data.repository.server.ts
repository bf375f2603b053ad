/** Where communities, their members and who wants to join name people. */
import { communities, communityMembers, joinRequests } from "@schema/community";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const communityPlaces = usedFor(
  { purpose: "communities", bases: ["contract"], recipients: ["members"], kept: "own", sensitivity: "ordinary" },
  [
    {
      table: joinRequests,
      column: joinRequests.userId,
      stage: "content",
      onDeletion: "delete",
      exported: { without: [joinRequests.decidedBy] },
    },
    { table: communityMembers, column: communityMembers.userId, stage: "content", onDeletion: "delete", exported: {} },
    {
      stage: "content",
      table: communities,
      column: communities.createdBy,
      onDeletion: "detach",
      exported: { only: [communities.name, communities.createdAt] },
    },
    { table: joinRequests, column: joinRequests.decidedBy, ...ACTED },
  ],
);
