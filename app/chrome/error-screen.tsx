/** What a reader sees when a page fails: what happened in their words, and ways on. */
import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "../kit/link";
import { showToast } from "../kit/toasts";
import { useHydrated } from "../kit/use-hydrated";
import { reportError } from "./client-errors";
import { useUser } from "./use-root";
import { askForDocument } from "./without-network";

/** As `page-failure.server.ts` throws it. */
interface ScreenError {
  code: string;
  text?: string;
  errorId?: string;
  message?: string;
  stack?: string;
}

type Kind = "refusal" | "maintenance" | "component" | "offline" | "unavailable" | "application";

/** The code of `platformErrors.inMaintenance`. */
const MAINTENANCE = "kit.inMaintenance";
/** That of `platformErrors.unavailable`: it passes. */
const UNAVAILABLE = "kit.unavailable";
/** What isn't open now says why; nothing broke. */
const CLOSED = 503;

interface Failure {
  kind: Kind;
  status?: number;
  screen: Partial<ScreenError>;
}

const MODULE_FAILED = /dynamically imported module|importing a module script|preload CSS/i;
const NETWORK_FAILED = /failed to fetch|networkerror|load failed/i;

function isScreenError(data: unknown): data is ScreenError {
  return typeof data === "object" && data !== null && "code" in data && typeof data.code === "string";
}

/** Sorts what was thrown by what the reader can do about it. */
function sortFailure(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const screen = isScreenError(error.data) ? error.data : { code: error.status === 404 ? "kit.notFound" : "kit.unexpected" };
    if (screen.code === MAINTENANCE) return { kind: "maintenance", screen };
    if (screen.code === UNAVAILABLE) return { kind: "unavailable", status: error.status, screen };
    return { kind: error.status < 500 || error.status === CLOSED ? "refusal" : "application", status: error.status, screen };
  }
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const screen = { code: "kit.unexpected", message, stack };
  if (MODULE_FAILED.test(message)) return { kind: "component", screen };
  return { kind: NETWORK_FAILED.test(message) ? "offline" : "application", screen };
}

export function ErrorScreen() {
  const error = useRouteError();
  const { t } = useTranslation("chrome");
  const { kind, status, screen } = sortFailure(error);
  const isAdmin = useUser()?.userRole === "admin";
  const [reportedId, setReportedId] = useState<string>();
  useEffect(() => {
    if (kind === "offline" && askForDocument()) return;
    if (!isRouteErrorResponse(error)) reportError(error).then(setReportedId);
  }, [error, kind]);
  const errorId = screen.errorId ?? reportedId;
  const isMissing = status === 404;
  const generalText = () => {
    if (kind === "component" || kind === "offline") return t(`failure.${kind}Text`);
    return t(isMissing ? "failure.notFoundText" : "failure.applicationText");
  };
  const title = kind === "refusal" ? t(isMissing ? "failure.notFound" : "failure.refused") : t(`failure.${kind}Title`);
  const text = screen.text ?? generalText();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-4 py-12">
      {status && <p className="text-sm font-semibold text-muted">{status}</p>}
      <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
      <p>{text}</p>
      {errorId && <ErrorId id={errorId} />}
      <WaysOn />
      {isAdmin && (screen.message || screen.stack) && (
        <pre tabIndex={0} className="max-h-80 w-full overflow-auto rounded-box bg-base-200 p-4 text-xs">
          {screen.message}
          {"\n\n"}
          {screen.stack}
        </pre>
      )}
    </div>
  );
}

function ErrorId({ id }: { id: string }) {
  const { t } = useTranslation("chrome");
  const isHydrated = useHydrated();
  const copy = async () => {
    await navigator.clipboard.writeText(id);
    showToast(t("failure.copied"));
  };
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      {t("failure.id")} <code className="rounded bg-base-200 px-2 py-1">{id}</code>
      {isHydrated && (
        <button type="button" className="btn btn-sm" onClick={copy}>
          {t("failure.copy")}
        </button>
      )}
    </p>
  );
}

function WaysOn() {
  const { t } = useTranslation("chrome");
  const isHydrated = useHydrated();
  return (
    <div className="flex flex-wrap gap-3">
      <Link to="/" className="btn btn-primary" reloadDocument>
        {t("failure.home")}
      </Link>
      {isHydrated && (
        <>
          <button type="button" className="btn" onClick={() => window.history.back()}>
            {t("failure.back")}
          </button>
          <button type="button" className="btn" onClick={() => window.location.reload()}>
            {t("failure.retry")}
          </button>
        </>
      )}
    </div>
  );
}
