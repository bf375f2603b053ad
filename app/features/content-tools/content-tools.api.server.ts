/** The database tools for programs; the same use cases as the pages. */
import { endpoint } from "~/platform/http/endpoint";
import * as schemas from "./content-tools.schemas";
import * as service from "./content-tools.service.server";

const findOne = endpoint({
  method: "POST",
  path: "/admin/content/mongo/find_one",
  access: "admin",
  summary: "Find a person's document: what may be read of it, or null",
  body: schemas.findSchema,
  response: schemas.findAnswer,
  handler: async ({ body }, ctx) => ({ result: await service.findDocument(ctx, body) }),
});

const updateOne = endpoint({
  method: "POST",
  path: "/admin/content/mongo/update_one",
  access: "admin",
  summary: "Set fields of a person's document; dry_run only says what would change",
  body: schemas.updateSchema,
  response: schemas.changeAnswer,
  handler: ({ body }, ctx) => service.updateDocument(ctx, body),
});

const unsetOne = endpoint({
  method: "POST",
  path: "/admin/content/mongo/unset_one",
  access: "admin",
  summary: "Empty fields of a person's document; dry_run only says what would change",
  body: schemas.unsetSchema,
  response: schemas.changeAnswer,
  handler: ({ body }, ctx) => service.unsetDocument(ctx, body),
});

const deleteOne = endpoint({
  method: "POST",
  path: "/admin/content/mongo/delete_one",
  access: "admin",
  summary: "Delete a person's document so that it can be restored; dry_run only says which it would be",
  body: schemas.deleteSchema,
  response: schemas.deleteAnswer,
  handler: ({ body }, ctx) => service.deleteDocument(ctx, body),
});

export const contentToolsEndpoints = [findOne, updateOne, unsetOne, deleteOne];
