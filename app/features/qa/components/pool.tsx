/** The question pool as a view of the bank's page: what members asked, the form to ask, and where a discussion stands in it. */
import { useSearchParams } from "@remix-run/react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { MAX_TEXT, MAX_TITLE } from "~/engines/posts/collection";
import { Badge } from "~/kit/badge";
import { EmptyState } from "~/kit/empty-state";
import { FilterBar } from "~/kit/filter-bar";
import { FilterSelect, SearchBox } from "~/kit/filters";
import { ActionButton } from "~/kit/forms/action-button";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { FormShell } from "~/kit/forms/form-shell";
import type { Option } from "~/kit/forms/options";
import { SelectField } from "~/kit/forms/select-field";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";
import { lazyHint } from "~/kit/lazy-hint";
import { Link } from "~/kit/link";
import { Pager, Total } from "~/kit/pager";
import { TimeAgoShort } from "~/kit/time";
import { useHydrated } from "~/kit/use-hydrated";
import type { PageOf } from "~/platform/lists/paging";
import MessageSquare from "~icons/lucide/message-square";
import type { PooledQuestion } from "../pool.service.server";
import { POOL, poolStates } from "../qa.pool";

const SimilarThreads = lazyHint(() => import("../../thread/offered/similar-threads").then((module) => module.default));

const poolPath = `/qa/all?view=${POOL}`;
const levels = { open: "info", answered: "success", closed: "neutral" } as const;

/** What guests see of the pool. */
export function ClosedPool() {
  const { t } = useTranslation(["qa", "chrome"]);
  const login = (
    <Link to={`/reception/login?next=${encodeURIComponent(poolPath)}`} className="btn btn-primary">
      {t("chrome:login")}
    </Link>
  );
  return (
    <div className="mt-4">
      <EmptyState title={t("qa:pool.forMembers")} text={t("qa:pool.forMembersText")} act={login} />
    </div>
  );
}

export function PoolList({ groups, items, ...paging }: PageOf<PooledQuestion> & { groups: Option[] }) {
  const { t } = useTranslation("qa");
  const [query] = useSearchParams();
  const isFiltered = ["q", "group", "state"].some((name) => query.get(name));
  const states = poolStates.map((value) => ({ value, label: t(`pool.states.${value}`) }));
  const ask = (
    <Link to={`${poolPath}&ask=1`} className="btn btn-primary">
      {t("answers.ask")}
    </Link>
  );
  return (
    <>
      <div className="my-4 flex flex-col gap-3">
        <FilterBar search={<SearchBox label={t("answers.search")} />} keeps={["view"]}>
          <FilterSelect name="group" label={t("fields.group_id")} options={groups} />
          <FilterSelect name="state" label={t("fields.status")} options={states} />
        </FilterBar>
        <Total {...paging} />
      </div>
      {items.length === 0 && !isFiltered && <EmptyState title={t("pool.none")} text={t("pool.noneText")} act={ask} />}
      {items.length === 0 && isFiltered && (
        <EmptyState title={t("answers.nothing")} text={t("pool.notFoundText")} act={ask} drawing="search" />
      )}
      <ul className="divide-y divide-base-300">
        {items.map(({ postId, title, state, group, author, askedAt, replyCount }) => (
          <li key={postId} className="py-1.5">
            <Link to={`/thread/one/${postId}`} className="link-hover line-clamp-2 font-medium leading-snug">
              {title}
            </Link>
            <p className="flex items-center gap-x-3 text-sm/5 text-muted">
              <Badge level={levels[state]}>{t(`pool.states.${state}`)}</Badge>
              <span className="truncate">
                {group} · {author ?? t("pool.unnamed")}
              </span>
              <TimeAgoShort at={askedAt} />
              <span className="flex items-center gap-1 tabular-nums">
                <MessageSquare size={14} role="img" aria-label={t("pool.replies")} />
                {replyCount}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <Pager {...paging} />
    </>
  );
}

export function AskForm({ groups }: { groups: Option[] }) {
  const { t } = useTranslation("qa");
  const isHydrated = useHydrated();
  if (groups.length === 0) return <EmptyState title={t("groups.none")} text={t("pool.noGroupsText")} />;
  return (
    <div className="mt-4 max-w-3xl">
      <FormShell feature="qa" schema={() => import("../qa.schemas").then((m) => m.askForm)}>
        <input type="hidden" name="act" value="ask" />
        <TextField name="title" maxLength={MAX_TITLE} />
        {isHydrated && (
          <Suspense fallback={null}>
            <SimilarThreads />
          </Suspense>
        )}
        <TextArea name="text" maxLength={MAX_TEXT} />
        <SelectField name="group_id" options={groups} />
        <CheckboxField name="is_anonymous" />
        <SubmitButton className="btn-primary self-start">{t("pool.send")}</SubmitButton>
      </FormShell>
    </div>
  );
}

interface PlaceProps {
  place: { postId: string; title: string; question: PooledQuestion | null; groups: Option[]; mayChange: boolean };
}

/** Where a discussion stands in the pool, with the form that puts it there. */
export function PoolPlace({ place: { postId, title, question, groups, mayChange } }: PlaceProps) {
  const { t } = useTranslation("qa");
  return (
    <div className="mt-4 flex max-w-3xl flex-col gap-4">
      <p>
        <Link to={`/thread/one/${postId}`} className="link font-medium">
          {title}
        </Link>
      </p>
      <p className="flex flex-wrap items-center gap-3">
        {question ? (
          <>
            <Badge level={levels[question.state]}>{t(`pool.states.${question.state}`)}</Badge>
            {question.group}
          </>
        ) : (
          t("pool.notIn")
        )}
      </p>
      {mayChange && (
        <FormShell
          feature="qa"
          schema={() => import("../qa.schemas").then((m) => m.placeForm)}
          defaultValue={{ group_id: question?.groupId ?? "" }}
        >
          <input type="hidden" name="act" value="place" />
          <input type="hidden" name="post_id" value={postId} />
          <SelectField name="group_id" options={groups} />
          <SubmitButton className="btn-primary self-start">{question ? t("pool.move") : t("pool.place")}</SubmitButton>
        </FormShell>
      )}
      {mayChange && question && <ActionButton fields={{ act: "take-out", post_id: postId }}>{t("pool.takeOut")}</ActionButton>}
    </div>
  );
}
