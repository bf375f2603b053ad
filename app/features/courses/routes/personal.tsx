/** What one wrote about courses, and what became of it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { storableText } from "~/platform/forms/fields";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { readPersonal } from "../courses.service.server";
import { deleteOwnExperience } from "../experiences.service.server";
import { OwnWritings } from "../offered/own-writings";
import { useCourseWords } from "../offered/use-course-words";

export const handle = pageHandle("courses", "personal", ["vip"]);
const deleteSchema = z.object({ act: z.literal("remove"), id: storableText(80) });

export const loader = ({ context }: LoaderFunctionArgs) => readPersonal(signedIn(context));

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: deleteSchema, feature: "courses" }, async ({ id }, ctx) => {
    await deleteOwnExperience(ctx, id);
    return redirectWithToast(args.context, "/courses/personal", "courses:personal.deleted");
  });

export default function Personal() {
  const { t } = useTranslation("courses");
  const { term, person } = useCourseWords();
  const { items, vip } = useLoaderData<typeof loader>();
  const list = items.map((item) => ({
    id: item.experienceId,
    title: `${item.courseCode} · ${term(item.term)} · ${item.instructorName ? person(item.instructorName) : t("form.notListed")}`,
    to: `/courses/one/${item.courseId}`,
    status: item.status,
    changedAt: item.createdAt,
    reason: item.reviewReason,
    hidden: item.hidden,
    editTo: `/courses/add?edit=${item.experienceId}`,
    canDelete: true,
  }));
  return <OwnWritings feature="courses" vip={vip} items={list} />;
}
