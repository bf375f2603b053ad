/** Where surveys name people: what they asked, that they took part, and what they said where surveys ask by name. */
import { surveyParticipants, surveyResponses, surveys } from "@schema/survey";
import { sql } from "drizzle-orm";
import { usedFor } from "~/engines/personal/personal.server";

export const surveyPlaces = usedFor(
  { purpose: "surveys", bases: ["contract"], recipients: ["chosen"], kept: "account", sensitivity: "ordinary" },
  [
    {
      table: surveys,
      column: surveys.surveyId,
      where: ({ userId }) => sql`survey_id IN (SELECT post_id FROM posts WHERE author_id = ${userId})`,
      stage: "dependents",
      // As with posts: what readers don't see goes, the rest stays without a name.
      onDeletion: { set: sql`questions = iif((SELECT status FROM posts WHERE post_id = survey_id) = 'approved', questions, '[]')` },
      exported: { only: [surveys.surveyId, surveys.questions] },
    },
    { table: surveyResponses, column: surveyResponses.userId, stage: "content", onDeletion: "delete", exported: {} },
    { table: surveyParticipants, column: surveyParticipants.userId, stage: "content", onDeletion: "delete", exported: {} },
  ],
);
