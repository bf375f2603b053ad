/** One's own entries, and what became of them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { useCourseWords } from "~/features/courses/components/use-course-words";
import { VipMeter } from "~/features/vip/components/vip-meter";
import { PersonalList } from "~/kit/collection/personal-list";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { deleteOwnEntry, readPersonalEntries } from "../databank.service.server";

export const handle = pageHandle("databank", "personal", ["courses", "vip"]);
const deleteSchema = z.object({ act: z.literal("remove"), id: z.string().max(80) });

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
  const add = (
    <Link to="/databank/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
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
  return (
    <>
      <PageHeader title={t("pages.personal")} lead={t("personal.lead")} act={add} />
      <div className="mb-6">
        <VipMeter vip={vip} />
      </div>
      <PersonalList items={list} empty={{ title: t("personal.none"), text: t("personal.noneText"), act: add }} />
    </>
  );
}
