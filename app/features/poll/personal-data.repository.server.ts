/** Where polls name people: who asked, and who has voted. What somebody voted for is kept nowhere, so nothing of it goes or stays. */
import { pollParticipations, polls } from "@schema/poll";
import { ACTED, type PersonalColumn } from "~/engines/personal/personal.server";

export const pollPlaces: PersonalColumn[] = [
  { stage: "content", table: pollParticipations, column: pollParticipations.userId, onDeletion: "delete", exported: {} },
  { table: polls, column: polls.createdBy, ...ACTED },
];
