import { defineErrors } from "~/platform/errors/define";

export const overviewErrors = defineErrors("overview", { notFound: 404, calendarNotFound: 404 });
