import { defineErrors } from "~/platform/errors/define";

export const databankErrors = defineErrors("databank", {
  entryNotFound: 404,
  duplicate: 409,
  needsVip: 403,
});
