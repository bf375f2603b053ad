/** What one sees before there is a plan: what it does, what it needs, and an example without either. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";

export function FirstSteps({ onExample }: { onExample(): void }) {
  const { t } = useTranslation("study-plan");
  return (
    <section aria-labelledby="first-steps" className="mb-6 flex flex-col gap-3 rounded-box border border-base-300 p-4">
      <h2 id="first-steps" className="font-semibold">
        {t("firstSteps.title")}
      </h2>
      <ul className="flex list-disc flex-col gap-1 ps-5">
        <li>{t("firstSteps.end")}</li>
        <li>{t("firstSteps.cost")}</li>
        <li>{t("firstSteps.needs")}</li>
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link to="/gpa-calculator" className="btn btn-primary">
          {t("firstSteps.transcript")}
        </Link>
        <button type="button" className="btn" onClick={onExample}>
          {t("firstSteps.example")}
        </button>
      </div>
      <p className="text-sm">{t("firstSteps.without")}</p>
    </section>
  );
}
