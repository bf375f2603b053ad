/** Everybody reads who runs the site; admins fill it in. */
import { defineUseCases } from "~/platform/access/use-cases";

export const operatorUseCases = defineUseCases({
  writes: { changeOperator: "admin", changeProcessor: "admin" },
  reads: ["readImprint", "readRecord", "operatorFacts", "readProcessors", "readProcessorRecords"],
});
