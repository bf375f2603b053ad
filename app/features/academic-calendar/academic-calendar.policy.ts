/** Who may do what with the academic calendar: admins keep it, everybody's schedules go by it. */
import { defineUseCases } from "~/platform/access/use-cases";

export const academicCalendarUseCases = defineUseCases({ writes: { setAcademicTerm: "admin" }, reads: ["readAcademicTerms", "nextDates"] });
