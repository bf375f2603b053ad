/** Who may write and change notes. */
import { defineUseCases } from "~/platform/access/use-cases";

export const notesUseCases = defineUseCases({ writes: { addNote: "signedIn", editNote: { is: ["author"], or: "staff" } } });
