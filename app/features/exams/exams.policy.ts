/** Students say when exams are, staff confirm or remove what they said. */
import { defineUseCases } from "~/platform/access/use-cases";

export const examUseCases = defineUseCases({
  writes: { addClaim: "signedIn", agreeWith: "signedIn", withdrawFrom: "signedIn", confirmClaim: "staff", removeClaim: "staff" },
  inside: ["remindOfTomorrow"],
  reads: ["readCourseExams", "readOwnExams", "examsOfSchedule", "examClashes"],
});
