/** What goes wrong with rooms. */
import { defineErrors } from "~/platform/errors/define";

export const roomErrors = defineErrors("rooms", { notARoom: 422, notExcluded: 404 });
