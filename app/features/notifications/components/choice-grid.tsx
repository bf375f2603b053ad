/** How groups of notifications come: a table on wide windows, a card for each on phones. Its kinds are chosen one by one below its name. */
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { NoticeChannel } from "~/engines/notices/kinds";
import { type Column, ResponsiveTable } from "~/kit/responsive-table";
import type { GroupRow } from "../choices.service.server";
import { ChoiceRow } from "./choice-row";

interface ChoiceGridProps {
  groups: GroupRow[];
  /** Whether there are pushes at all. */
  hasPush: boolean;
}

export function ChoiceGrid({ groups, hasPush }: ChoiceGridProps) {
  const { t } = useTranslation("notifications");
  const places = groups.flatMap(({ kinds }) => kinds.filter(({ choices }) => choices.length > 0)).map(({ kind }) => kind);
  const nameOf = (row: GroupRow) => `groups[${groups.indexOf(row)}]`;
  const channel = (value: NoticeChannel, header: string): Column<GroupRow> => ({
    key: value,
    header,
    isPlain: true,
    cell: (row) => <ChannelRadio name={nameOf(row)} row={row} value={value} label={header} />,
  });
  const columns: Column<GroupRow>[] = [
    {
      key: "group",
      header: t("settings.about"),
      isPrimary: true,
      cell: (row) => <GroupName name={nameOf(row)} row={row} places={places} hasPush={hasPush} />,
    },
    channel("off", t("settings.off")),
    channel("app", t("settings.app")),
    channel("mail", t("settings.inMail")),
    channel("digest", t("settings.inDigest")),
    ...(hasPush
      ? [{ key: "push", header: t("settings.push"), isPlain: true, cell: (row: GroupRow) => <PushBox name={nameOf(row)} row={row} /> }]
      : []),
  ];
  return <ResponsiveTable caption={t("settings.table")} columns={columns} rows={groups} rowKey={({ group }) => group} />;
}

interface CellProps {
  /** Of the row's fields in the form. */
  name: string;
  row: GroupRow;
}

function ChannelRadio({ name, row: { group, choices, channel }, value, label }: CellProps & { value: NoticeChannel; label: string }) {
  const { t } = useTranslation("notifications");
  if (!choices.includes(value)) {
    return (
      <>
        <span aria-hidden className="hidden md:inline">
          –
        </span>
        <span className="sr-only">{t("settings.notOffered")}</span>
      </>
    );
  }
  return (
    <Choice
      says={label}
      type="radio"
      name={`${name}.channel`}
      value={value}
      defaultChecked={channel === value}
      className="radio"
      aria-label={`${t(`groups.${group}`)}: ${label}`}
    />
  );
}

/** What is ticked, with what it says after it where no column says it: on a card of phones, where its words are pressed as well. */
function Choice({ says, ...input }: ComponentProps<"input"> & { says: string }) {
  return (
    <label className="flex min-h-10 items-center gap-2 text-sm">
      <input {...input} />
      <span aria-hidden className="md:hidden">
        {says}
      </span>
    </label>
  );
}

function PushBox({ name, row: { group, pushes, choices } }: CellProps) {
  const { t } = useTranslation("notifications");
  if (choices.length === 0) return null;
  const label = t("settings.pushOne", { label: t(`groups.${group}`) });
  return (
    <>
      {pushes && <input type="hidden" name={`${name}.pushed`} value="on" />}
      <Choice
        says={t("settings.push")}
        type="checkbox"
        name={`${name}.push`}
        defaultChecked={pushes === true}
        className="checkbox"
        aria-label={label}
      />
    </>
  );
}

interface GroupNameProps extends CellProps {
  /** The kinds that can be chosen, in the order in which the form counts them. */
  places: string[];
  hasPush: boolean;
}

function GroupName({ name, row: { group, channel, choices, kinds }, places, hasPush }: GroupNameProps) {
  const { t } = useTranslation("notifications");
  return (
    <>
      {t(`groups.${group}`)}
      <input type="hidden" name={`${name}.group`} value={group} />
      {channel && <input type="hidden" name={`${name}.was`} value={channel} />}
      {channel === null && choices.length > 0 && <p className="text-sm font-normal text-muted">{t("settings.differs")}</p>}
      <details>
        <summary className="cursor-pointer py-1 text-sm font-normal text-muted">{t("settings.each")}</summary>
        <ul>
          {kinds.map((row) => (
            <ChoiceRow key={row.kind} row={row} index={places.indexOf(row.kind)} hasPush={hasPush} />
          ))}
        </ul>
      </details>
    </>
  );
}
