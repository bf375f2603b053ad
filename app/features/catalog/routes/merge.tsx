/** What would move if a course were merged into another, and the merge. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { useWords } from "~/kit/use-words";
import { submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { sayIn } from "~/platform/i18n/say.server";
import { pageHandle } from "~/platform/pages/handle";
import { asAdmin } from "~/platform/session/signed-in.server";
import { mergeForm, mergeQuery } from "../course-edit.schemas";
import { type MergePage, mergeCourse, readMerge } from "../merge.service.server";
import { coursePath } from "../offered/course-paths";
import { useCatalogWords } from "../offered/use-catalog-words";

export const handle = pageHandle("catalog", "merge", ["upkeep"]);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { into = "" } = mergeQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
  const ctx = asAdmin(context);
  const page = await readMerge(ctx, params.code ?? "", into);
  return { page, into, problem: page.problem && sayIn(ctx)(`catalog:errors.${page.problem}`) };
}

export const action = (args: ActionFunctionArgs) =>
  submitAdminForm(args, { schema: mergeForm, feature: "catalog" }, async (value, ctx) => {
    const code = await mergeCourse(ctx, args.params.code ?? "", value);
    return redirectWithToast(args.context, coursePath(code), "upkeep:merge.done");
  });

function Moves({ moves, into }: Pick<MergePage, "moves"> & { into: string }) {
  const { t } = useTranslation("upkeep");
  const { say } = useWords();
  const { number } = useCatalogWords();
  if (moves.length === 0) return <p>{t("merge.none")}</p>;
  return (
    <dl className="divide-y divide-base-300 border-y border-base-300 px-4 py-2">
      {moves.map(({ name, count, twice }) => (
        <div key={name} className="flex justify-between gap-4 py-1.5">
          <dt>{say(`upkeep:merge.names.${name}`)}</dt>
          <dd className="text-end font-medium tabular-nums">
            {number(count)}
            {twice > 0 && ` (${t("merge.duplicates", { count: twice, into })})`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Rules({ into }: { into: string }) {
  const { t } = useTranslation("upkeep");
  return (
    <Section title={t("merge.rules")}>
      <ul className="list-disc space-y-1 ps-5">
        {(["experiences", "entries", "sections", "prerequisites", "facts"] as const).map((rule) => (
          <li key={rule}>{t(`merge.rule.${rule}`, { into })}</li>
        ))}
      </ul>
    </Section>
  );
}

function ChooseOther({ into, problem }: { into: string; problem: string | null }) {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3">
      <label className="flex min-w-0 flex-col gap-1.5">
        <span className="font-medium">{t("fields.into")}</span>
        <input
          name="into"
          required
          maxLength={60}
          defaultValue={into}
          className={`input w-full text-base ${problem ? "input-error" : ""}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? "into-error" : undefined}
          spellCheck={false}
        />
        {problem && (
          <span id="into-error" role="alert" className="text-sm font-medium text-error">
            {problem}
          </span>
        )}
      </label>
      <button type="submit" className="btn btn-primary">
        {upkeep("merge.preview")}
      </button>
    </Form>
  );
}

export default function MergeCourse() {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  const { page, into, problem } = useLoaderData<typeof loader>();
  const { name } = useCatalogWords();
  const { goes, stays, moves } = page;
  const from = goes.courseCode;
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={stays ? upkeep("merge.title", { from, into: stays.courseCode }) : upkeep("merge.start")}
        lead={stays ? upkeep("merge.lead", { from, into: stays.courseCode }) : upkeep("merge.startLead")}
        breadcrumb={[
          { label: t("pages.all"), to: "/catalog/all" },
          { label: from, to: coursePath(from) },
          { label: t("pages.edit"), to: `/catalog/edit/${encodeURIComponent(from)}` },
          { label: t("pages.merge") },
        ]}
      />
      {stays ? (
        <>
          <ul className="mb-6 flex flex-col gap-1">
            {[goes, stays].map((course) => (
              <li key={course.courseCode}>
                <strong>{course.courseCode}</strong> {name(course)}
              </li>
            ))}
          </ul>
          <Section title={upkeep("merge.moves")}>
            <Moves moves={moves} into={stays.courseCode} />
          </Section>
          <Rules into={stays.courseCode} />
          <div className="mt-8">
            <PlainForm feature="catalog" isGuarded={false}>
              <input type="hidden" name="into" value={stays.courseCode} />
              <input type="hidden" name="from_version" value={goes.version} />
              <input type="hidden" name="into_version" value={stays.version} />
              <SubmitButton className="btn-error self-start">{upkeep("merge.confirm")}</SubmitButton>
            </PlainForm>
          </div>
        </>
      ) : (
        <ChooseOther into={into} problem={problem} />
      )}
    </div>
  );
}
