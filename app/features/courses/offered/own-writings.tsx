/** What one wrote about courses, as experiences or into the databank, and how far it leads. */
import { VipMeter } from "~/features/vip/offered/vip-meter";
import type { VipProgress } from "~/features/vip/vip.rules";
import { PersonalList, type PersonalListProps } from "~/kit/collection/personal-list";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { useWords } from "~/kit/use-words";

interface OwnWritingsProps {
  /** Whose words it uses; new ones are added at `/<feature>/add`. */
  feature: "courses" | "databank";
  vip: VipProgress;
  items: PersonalListProps["items"];
}

export function OwnWritings({ feature, vip, items }: OwnWritingsProps) {
  const { say } = useWords();
  const t = (key: string) => say(`${feature}:${key}`);
  const add = (
    <Link to={`/${feature}/add`} className="btn btn-primary">
      {t("pages.add")}
    </Link>
  );
  return (
    <>
      <PageHeader title={t("pages.personal")} lead={t("personal.lead")} act={add} />
      <div className="mb-6">
        <VipMeter vip={vip} />
        {items.some(({ status }) => status === "waiting") && (
          <Link to="/privacy/computed#reports" className="link mt-3 inline-block text-sm">
            {say("vip:why")}
          </Link>
        )}
      </div>
      <PersonalList items={items} empty={{ title: t("personal.none"), text: t("personal.noneText"), act: add }} />
    </>
  );
}
