/** One's own entries, and what became of them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { OwnWritings } from "~/features/courses/offered/own-writings";
import { useCourseWords } from "~/features/courses/offered/use-course-words";
import { storableText } from "~/platform/forms/fields";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { deleteOwnEntry, readPersonalEntries } from "../databank.service.server";

export const handle = pageHandle("databank", "personal", ["courses", "vip"]);
const deleteSchema = z.object({ act: z.literal("remove"), id: storableText(80) });

export const loader = ({ context }: LoaderFunctionArgs) => readPersonalEntries(signedIn(context));

export const action = (args: ActionFunctionArgs) =>
  submitSignedInForm(args, { schema: deleteSchema, feature: "databank" }, async ({ id }, ctx) => {
    await deleteOwnEntry(ctx, id);
    return redirectWithToast(args.context, "/databank/personal", "databank:personal.deleted");
  });

export default function PersonalEntries() {
  const { t } = useTranslation("databank");
  const { term, person } = useCourseWords();
  const { items, vip } = useLoaderData<typeof loader>();
  const list = items.map((item) => ({
    id: item.entryId,
    title: `${item.courseCode} · ${term(item.term)} · ${item.instructorName ? person(item.instructorName) : t("one.notListed")}`,
    to: `/databank/one/${item.courseId}`,
    status: item.status,
    changedAt: item.updatedAt,
    reason: item.reviewReason,
    editTo: `/databank/add?edit=${item.entryId}`,
    canDelete: true,
  }));
  return <OwnWritings feature="databank" vip={vip} items={list} />;
}
