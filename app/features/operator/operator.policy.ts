/** Everybody reads who runs the site; admins fill it in. */
import { defineUseCases } from "~/platform/access/use-cases";

export const operatorUseCases = defineUseCases({
  writes: { changeOperator: "admin" },
  reads: ["readImprint", "readRecord", "operatorFacts"],
});
