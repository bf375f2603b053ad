/** One problem of a schedule, and the changes that solve it. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { NO_SECTION } from "../conflicts.rules";
import type { ConflictsPage } from "../schedule.service.server";
import { choosePath, itemPath } from "./schedule-paths";
import { useScheduleWords } from "./use-schedule-words";

type Plan = ConflictsPage["plan"];
type Problem = ConflictsPage["problems"][number];

function Allow({ problem }: { problem: Extract<Problem, { kind: "clash" }> }) {
  const { t } = useTranslation("schedule");
  const [first, second] = problem.entries;
  return (
    <ActionButton fields={{ act: problem.isAllowed ? "disallow" : "allow", first, second }} className="btn-sm">
      {t(problem.isAllowed ? "conflicts.disallow" : "conflicts.allow")}
    </ActionButton>
  );
}

function Fixes({ plan, fixes }: { plan: Plan; fixes: Problem["fixes"] }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  if (fixes.length === 0) return <p className="text-sm text-muted">{t("conflicts.noFix")}</p>;
  return (
    <ul className="divide-y divide-base-300">
      {fixes.map(({ changes, left }) => {
        const said = changes.map(({ id, from, to }) => {
          const name = words.entry(plan, id);
          return from === NO_SECTION ? `${name}: ${words.section(to)}` : t("conflicts.change", { name, from, to });
        });
        return (
          <li key={said.join()} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <span>
              {said.join(", ")}
              <span className={`block text-sm ${left === 0 ? "text-success" : "text-muted"}`}>
                {left === 0 ? t("conflicts.solvesAll") : t("conflicts.left", { count: left })}
              </span>
            </span>
            <ActionButton
              fields={{ act: "take", changes: changes.map(({ id, to }) => `${id}:${to}`).join(",") }}
              label={`${t("conflicts.apply")}: ${said.join(", ")}`}
            >
              {t("conflicts.apply")}
            </ActionButton>
          </li>
        );
      })}
    </ul>
  );
}

export function ProblemCard({ plan, problem }: { plan: Plan; problem: Problem }) {
  const { t } = useTranslation("schedule");
  const words = useScheduleWords();
  const names = problem.entries.map((id) => words.entry(plan, id));
  const links = problem.entries.map((id) => {
    const course = plan.sections.find((section) => section.id === id);
    return { id, name: words.entry(plan, id), to: course ? choosePath(plan.scheduleId, course.courseCode) : itemPath(plan.scheduleId, id) };
  });
  const isAllowed = problem.kind === "clash" && problem.isAllowed;
  return (
    <li className="flex flex-col gap-3 rounded-box border border-base-300 p-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold">{t(`conflicts.${problem.kind}`, { first: names[0], second: names[1] })}</h3>
          {problem.kind === "clash" && <p className="text-sm">{problem.times.map(words.when).join(", ")}</p>}
          {problem.kind === "refused" && (
            <p className="text-sm">{t("conflicts.refusedText", { surname: plan.owner.surname, department: plan.owner.departmentCode })}</p>
          )}
          {isAllowed && <Badge level="info">{t("conflicts.isAllowed")}</Badge>}
        </div>
        {problem.kind === "clash" && <Allow problem={problem} />}
      </div>
      {!isAllowed && <Fixes plan={plan} fixes={problem.fixes} />}
      <p className="flex flex-wrap gap-x-4 text-sm">
        {links.map(({ id, name, to }) => (
          <Link key={id} to={to} className="link">
            {t("conflicts.open", { name })}
          </Link>
        ))}
      </p>
    </li>
  );
}
