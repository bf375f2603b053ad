/** Who may do what with semesters abroad. */
import { defineUseCases } from "~/platform/access/use-cases";

export const erasmusUseCases = defineUseCases({
  writes: { addEquivalence: { is: ["author"] }, removeEquivalence: { is: ["author"], isQuiet: true } },
  reads: ["readSemester", "readSemesters", "searchEquivalences", "listEquivalences"],
});
