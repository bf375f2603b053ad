/** Breaks something in the browser: an error that is noticed, or one that is ignored. */
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import { useHydrated } from "~/kit/use-hydrated";

/** Thrown where nobody catches it, as a real one would be. */
function breakLater(message: string): void {
  setTimeout(() => {
    throw new Error(message);
  });
}

export function BrowserTest() {
  const { t } = useTranslation("errors");
  const [broken, setBroken] = useState<"noticed" | "ignored" | null>(null);
  const isHydrated = useHydrated();
  const run = (kind: "noticed" | "ignored") => {
    breakLater(kind === "noticed" ? `Deliberate failure in the browser ${Date.now()}` : `A test error ${Date.now()}`);
    setBroken(kind);
  };
  if (!isHydrated) return <p>{t("monitoring.needsScripts")}</p>;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={() => run("noticed")}>
          {t("monitoring.breakBrowser")}
        </button>
        <button type="button" className="btn" onClick={() => run("ignored")}>
          {t("monitoring.breakIgnored")}
        </button>
      </div>
      <p role="status" className="mt-3">
        {broken === "ignored" && t("monitoring.ignored")}
        {broken === "noticed" && (
          <>
            {t("monitoring.noticed")}{" "}
            <Link to="/admin/errors?source=client&state=all&q=Deliberate" className="link">
              {t("monitoring.find")}
            </Link>
          </>
        )}
      </p>
    </>
  );
}
