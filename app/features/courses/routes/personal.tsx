/** What one wrote about courses, and what became of it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { VipMeter } from "~/features/vip/components/vip-meter";
import { PersonalList } from "~/kit/collection/personal-list";
import { PageHeader } from "~/kit/page-header";
import { submitSignedInForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { pageHandle } from "~/platform/pages/handle";
import { signedIn } from "~/platform/session/signed-in.server";
import { useCourseWords } from "../components/use-course-words";
import { readPersonal } from "../courses.service.server";
import { deleteOwnExperience } from "../experiences.service.server";

export const handle = pageHandle("courses", "personal", ["vip"]);
const deleteSchema = z.object({ act: z.literal("remove"), id: z.string().max(80) });

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
  const add = (
    <Link to="/courses/add" className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  const list = items.map((item) => ({
    id: item.experienceId,
    title: `${item.courseCode} · ${term(item.term)} · ${item.instructorName ? person(item.instructorName) : t("form.notListed")}`,
    to: `/courses/one/${item.courseId}`,
    status: item.status,
    changedAt: item.createdAt,
    reason: item.reviewReason,
    editTo: `/courses/add?edit=${item.experienceId}`,
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
