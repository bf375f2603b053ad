/** Categories for programs; the same use cases as the pages. */
import { z } from "zod";
import { labelAnswer } from "~/engines/labels/labels.schemas";
import { listCategories } from "~/engines/labels/labels.service.server";
import { endpoint, endpointsFor } from "~/platform/http/endpoint";

const list = endpoint({
  method: "GET",
  path: "/categories",
  access: "public",
  summary: "Categories that can be chosen, in their order; feature narrows them to one feature's",
  query: z.object({
    feature: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .optional(),
  }),
  response: z.object({ categories: z.array(labelAnswer.extend({ icon: z.string().nullable() })) }),
  handler: async ({ query }, ctx) => ({
    categories: (await listCategories(ctx, query.feature)).map(({ labelId, feature, slug, name, nameEn, nameTr, icon }) => ({
      id: labelId,
      feature,
      slug,
      name,
      name_en: nameEn,
      name_tr: nameTr,
      icon,
    })),
  }),
});

export const categoryEndpoints = endpointsFor("apps whose forms offer categories", [list]);
