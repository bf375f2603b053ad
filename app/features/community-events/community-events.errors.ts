import { defineErrors } from "~/platform/errors/define";

export const communityEventErrors = defineErrors("community-events", { noEvent: 404, eventDecided: 409 });
