/** What went wrong, in the reader's words, and the ways on. */
import { Form, useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { useHydrated } from "~/kit/use-hydrated";
import Search from "~icons/lucide/search";
import type { ShownError } from "../catalogue.rules";

function useDescription({ key, path }: ShownError): string {
  const { t } = useTranslation("errors");
  if (key !== "pageNotFound") return t(`catalogue.${key}.description`);
  return path ? t("catalogue.pageNotFound.description", { path }) : t("catalogue.pageNotFound.bare");
}

interface ErrorNoticeProps {
  error: ShownError;
  /** What was recorded, for admins. */
  inside: { message: string; stack: string | null } | null;
}

export function ErrorNotice({ error, inside }: ErrorNoticeProps) {
  const { t } = useTranslation("errors");
  const description = useDescription(error);
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 py-8 sm:py-16">
      <header>
        <p className="text-5xl font-bold text-primary tabular-nums" aria-hidden>
          {error.status}
        </p>
        <h1 className="mt-2 text-2xl font-bold tracking-tight sm:text-3xl">{t(`catalogue.${error.key}.message`)}</h1>
        <p className="mt-2 text-muted">{description}</p>
      </header>
      <Form action="/courses/all" method="get" role="search" className="flex gap-2">
        <label className="input min-w-0 grow text-base">
          <Search size={18} aria-hidden />
          <span className="sr-only">{t("screen.search")}</span>
          <input type="search" name="q" placeholder={t("screen.search")} className="grow" enterKeyHint="search" />
        </label>
        <button type="submit" className="btn btn-primary">
          {t("screen.search")}
        </button>
      </Form>
      <div className="flex flex-wrap gap-3">
        <Link to="/" className="btn">
          {t("screen.home")}
        </Link>
        <BackButton />
      </div>
      {error.errorId && (
        <dl className="border-t border-base-300 pt-4 text-sm">
          <dt className="font-medium">{t("screen.id")}</dt>
          <dd className="mt-1">
            {inside ? (
              <Link to={`/admin/error/${error.errorId}`} className="link">
                <code>{error.errorId}</code>
              </Link>
            ) : (
              <code className="select-all">{error.errorId}</code>
            )}
          </dd>
          {!inside && <dd className="mt-1 text-muted">{t("screen.idHint")}</dd>}
        </dl>
      )}
      {inside && (
        <pre tabIndex={0} className="max-h-80 w-full overflow-auto rounded-box bg-base-200 p-4 text-xs">
          {inside.message}
          {"\n\n"}
          {inside.stack}
        </pre>
      )}
    </div>
  );
}

/** Only where there is a way back and a script to take it. */
function BackButton() {
  const { t } = useTranslation("errors");
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  if (!isHydrated || window.history.length < 2) return null;
  return (
    <button type="button" className="btn btn-ghost" onClick={() => navigate(-1)}>
      {t("screen.back")}
    </button>
  );
}
