import { defineErrors } from "~/platform/errors/define";

export const erasmusErrors = defineErrors("erasmus", { notYours: 403, tooMany: 409 });
