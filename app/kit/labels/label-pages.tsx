/** The pages on which admins keep categories or tags. */
import { useTranslation } from "react-i18next";
import type { LabelState } from "../../engines/labels/states";
import { labelStates } from "../../engines/labels/states";
import { EmptyState } from "../empty-state";
import { FilterBar } from "../filter-bar";
import { FilterSelect, SearchBox } from "../filters";
import { ActForm, useResultOf } from "../forms/act-form";
import { type Option, SelectField } from "../forms/select-field";
import { Link } from "../link";
import { PageHeader } from "../page-header";
import { Pager, Total } from "../pager";
import { useQueryLink } from "../search-links";
import { Tabs } from "../tabs";
import type { IconChoice } from "./icon-field";
import { LabelForm } from "./label-form";
import { type LabelRow, LabelTable } from "./label-table";

type Sort = "category" | "tag";

const FOLDERS = { category: "/admin/categories", tag: "/admin/tags" } as const;
const FEATURES = { category: "categories", tag: "tags" } as const;

/** The words of the feature that a page is of. */
function useOwnWords(sort: Sort) {
  const { t } = useTranslation([FEATURES[sort], "labels"] as unknown as "kit"[]);
  return (key: string) => (t as unknown as (key: string) => string)(`${FEATURES[sort]}:${key}`);
}

interface LabelListProps {
  sort: Sort;
  state: LabelState;
  list: {
    items: LabelRow[];
    counts: Record<LabelState, number>;
    feature: string;
    features: Option[];
    page: number;
    size: number;
    total: number;
    isTotalCapped: boolean;
    hasNext: boolean;
  };
}

export function LabelList({ sort, state, list }: LabelListProps) {
  const own = useOwnWords(sort);
  const { t } = useTranslation("labels");
  const link = useQueryLink();
  const { items, counts, feature, features, ...paging } = list;
  const tabs = labelStates.map((each) => ({
    to: link({ state: each }),
    label: t(`list.${each}`),
    isActive: each === state,
    count: counts[each],
  }));
  const [first, ...others] = features;
  const add = (
    <Link to={`${FOLDERS[sort]}/add${feature ? `?feature=${feature}` : ""}`} className="btn btn-primary">
      {own("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={own("pages.all")} lead={own("lead")} act={add} />
      <Tabs label={t("list.state")} tabs={tabs} />
      <div className="my-4 flex flex-col gap-3">
        <FilterBar search={<SearchBox label={t("list.search")} />} keeps={["state"]}>
          {first && <FilterSelect name="feature" label={t("fields.feature")} options={others} anyLabel={first.label} />}
        </FilterBar>
        <Total {...paging} />
      </div>
      {items.length > 0 ? (
        <LabelTable caption={own("pages.all")} items={items} editPath={`${FOLDERS[sort]}/edit`} />
      ) : (
        <EmptyState title={t("list.none")} text={t("list.noneText")} />
      )}
      <Pager {...paging} />
    </>
  );
}

interface LabelAddProps {
  sort: Sort;
  icons: readonly IconChoice[];
  features: Option[];
  feature: string;
}

export function LabelAdd({ sort, icons, features, feature }: LabelAddProps) {
  const own = useOwnWords(sort);
  const breadcrumb = [{ label: own("pages.all"), to: `${FOLDERS[sort]}/all` }, { label: own("pages.add") }];
  return (
    <div className="max-w-2xl">
      <PageHeader title={own("pages.add")} breadcrumb={breadcrumb} />
      <LabelForm icons={icons} features={features} begins={feature ? { feature } : undefined} />
    </div>
  );
}

interface LabelEditProps {
  sort: Sort;
  icons: readonly IconChoice[];
  label: {
    labelId: string;
    slug: string;
    nameEn: string;
    nameTr: string;
    icon: string | null;
    version: number;
    usedCount: number;
    isActive: boolean;
  };
  name: string;
  /** Those that it can be merged into. */
  targets: Option[];
}

export function LabelEditing({ sort, icons, label, name, targets }: LabelEditProps) {
  const own = useOwnWords(sort);
  const { t } = useTranslation("labels");
  const { labelId, slug, usedCount, isActive } = label;
  return (
    <div className="max-w-2xl">
      <PageHeader title={own("pages.edit")} breadcrumb={[{ label: own("pages.all"), to: `${FOLDERS[sort]}/all` }, { label: name }]} />
      <p className="mb-5 text-muted">
        {t("list.slug")}: <strong>{slug}</strong> · {t("list.used")}: <strong>{usedCount}</strong>
      </p>
      {!isActive && (
        <p role="status" className="alert alert-warning mb-5">
          {t("act.inactiveNote")}
        </p>
      )}
      <LabelForm key={labelId} icons={icons} label={label} result={useResultOf(null)} />
      {targets.length > 0 && (
        <ActForm
          feature="labels"
          title={t("act.merge")}
          text={t("act.mergeText", { count: usedCount })}
          fields={{ act: "merge" }}
          submitLabel={t("act.mergeConfirm")}
          level="error"
        >
          <SelectField name="into" options={targets} />
        </ActForm>
      )}
      {usedCount > 0 ? (
        <p className="mt-6 text-sm text-muted">{t("act.inUse", { count: usedCount })}</p>
      ) : (
        <ActForm
          feature="labels"
          title={t("act.delete")}
          text={t("act.deleteText")}
          fields={{ act: "delete", id: labelId }}
          submitLabel={t("act.deleteConfirm")}
          level="error"
        />
      )}
    </div>
  );
}
