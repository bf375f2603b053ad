/** Importing the university's files: upload one, watch it, read what it refused, undo it; deleting what a term offers; and the academic calendar. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { usePolling } from "~/kit/use-polling";
import { readForm, submitAdminForm } from "~/platform/forms/submit.server";
import { redirectWithToast } from "~/platform/forms/toast.server";
import { sayIfKnown } from "~/platform/i18n/say.server";
import { pageHandle } from "~/platform/pages/handle";
import { calendarForm } from "../../academic-calendar/academic-calendar.schemas";
import { readAcademicTerms, setAcademicTerm } from "../../academic-calendar/academic-calendar.service.server";
import { CalendarSection } from "../../academic-calendar/offered/calendar-section";
import { importActForm } from "../catalog.schemas";
import { DeleteOffered } from "../components/delete-offered";
import { ImportList } from "../components/import-list";
import { UploadForm } from "../components/upload-form";
import { confirmImport, leaveImport, readImportsPanel, rerunImport, undoImport } from "../imports.service.server";
import { useCatalogWords } from "../offered/use-catalog-words";
import { deleteOffered } from "../offered-terms.service.server";
import { importableTerms } from "../terms.rules";

export { rereadAfterConflict as shouldRevalidate } from "~/kit/forms/version-field";

/** Only who looks at a file needs what it did or would do. */
const ImportDetail = lazy(() => import("../components/import-detail").then((module) => ({ default: module.ImportDetail })));

export const handle = pageHandle("catalog", "admin", ["upkeep", "academic-calendar"]);

export async function loader({ request, context: { ctx } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const terms = importableTerms(ctx.clock.now());
  const term = terms.find((each) => each === query.get("calendar")) ?? "";
  const [panel, calendar] = await Promise.all([
    readImportsPanel(ctx, query.get("import") ?? "", query.get("after_row") ?? ""),
    readAcademicTerms(ctx, term),
  ]);
  const failure = panel.chosen?.failure?.replace(".", ":errors.");
  return { panel, reason: failure ? sayIfKnown(ctx, failure) : null, terms, calendar: { term, ...calendar } };
}

const acts = {
  confirm: { run: confirmImport, toast: "upkeep:admin.rerunStarted" },
  leave: { run: leaveImport, toast: "upkeep:admin.left" },
  rerun: { run: rerunImport, toast: "upkeep:admin.rerunStarted" },
  undo: { run: undoImport, toast: "upkeep:admin.undone" },
} as const;

export async function action(args: ActionFunctionArgs) {
  const formData = await readForm(args.request);
  const back = (path: string, toast: string) => redirectWithToast(args.context, path, toast);
  if (formData.get("act") === "calendar")
    return submitAdminForm(args, { schema: calendarForm, feature: "academic-calendar", formData }, async (value, ctx) => {
      await setAcademicTerm(ctx, value);
      return back(`/catalog/admin?calendar=${value.calendar_term}#calendar`, "academic-calendar:saved");
    });
  return submitAdminForm(args, { schema: importActForm, feature: "catalog", formData }, async (value, ctx) => {
    if (value.act === "delete") {
      await deleteOffered(ctx, value.term, value.offered_code);
      return back("/catalog/admin", "upkeep:admin.deleted");
    }
    const { run, toast } = acts[value.act];
    await run(ctx, value.import_id);
    return back(value.act === "leave" ? "/catalog/admin" : `/catalog/admin?import=${value.import_id}`, toast);
  });
}

export default function Imports() {
  const { t } = useTranslation("catalog");
  const { t: upkeep } = useTranslation("upkeep");
  const words = useCatalogWords();
  const { panel, reason, terms, calendar } = useLoaderData<typeof loader>();
  usePolling(panel.isUnderWay);
  const { chosen, latest, offered, refusals, nextAfterRow } = panel;
  return (
    <>
      <PageHeader title={t("pages.admin")} lead={upkeep("admin.lead")} />
      <div className={chosen ? "grid gap-x-10 lg:grid-cols-[20rem_minmax(0,1fr)]" : "max-w-xl"}>
        <Section title={upkeep("admin.upload")} className="mt-0!">
          <UploadForm terms={terms} />
        </Section>
        {chosen && (
          <div className="lg:-mt-8">
            <Suspense>
              <ImportDetail key={chosen.importId} chosen={chosen} reason={reason} refusals={refusals} nextAfterRow={nextAfterRow} />
            </Suspense>
          </div>
        )}
      </div>
      <Section title={upkeep("admin.latest")}>
        <ImportList imports={latest} />
      </Section>
      {offered.length > 0 && (
        <Section title={upkeep("admin.offered")}>
          <DeleteOffered offered={offered} />
        </Section>
      )}
      <CalendarSection terms={terms} {...calendar} termName={words.term} dayName={words.day} />
    </>
  );
}
