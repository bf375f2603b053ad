import { defineErrors } from "~/platform/errors/define";

export const errorErrors = defineErrors("errors", { notFound: 404 });
