/** Where polls name people: who asked, and who has voted. What somebody voted for is kept nowhere, so nothing of it goes or stays. */
import { pollParticipations, polls } from "@schema/poll";
import { ACTED, usedFor } from "~/engines/personal/personal.server";

export const pollPlaces = usedFor({ purpose: "surveys", bases: ["contract"], recipients: [], kept: "account", sensitivity: "ordinary" }, [
  { stage: "content", table: pollParticipations, column: pollParticipations.userId, onDeletion: "delete", exported: {} },
  { table: polls, column: polls.createdBy, ...ACTED },
]);
