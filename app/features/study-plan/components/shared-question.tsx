/** Asks before a plan that came with the address is added to one's own. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { planInFragment } from "../share.rules";
import type { StoredPlan } from "../stored-plan";

export function SharedQuestion({ onTake }: { onTake(plan: Omit<StoredPlan, "id">): void }) {
  const { t } = useTranslation("study-plan");
  const [fragment, setFragment] = useState(() => window.location.hash);
  useEffect(() => {
    const follow = () => setFragment(window.location.hash);
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);
  const shared = planInFragment(fragment);
  if (!shared) return fragment.startsWith("#plan=") ? <p role="alert">{t("shared.damaged")}</p> : null;
  const close = () => {
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
    setFragment("");
  };
  const take = () => {
    onTake({ ...shared, name: t("shared.name", { name: shared.name }) });
    close();
  };
  return (
    <section
      aria-labelledby="shared-plan"
      className="mb-4 flex flex-col gap-3 rounded-box border border-base-300 bg-base-200 p-4 print:hidden"
    >
      <h2 id="shared-plan" className="font-semibold">
        {t("shared.title", { name: shared.name })}
      </h2>
      <p>{t("shared.text")}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={take}>
          {t("shared.take")}
        </button>
        <button type="button" className="btn" onClick={close}>
          {t("shared.leave")}
        </button>
      </div>
    </section>
  );
}
