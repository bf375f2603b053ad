/** What of a request is hidden, with what authors say, and the form that hides more. */
import { useTranslation } from "react-i18next";
import { Badge } from "~/kit/badge";
import { useResultOf } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { HiddenField } from "~/kit/forms/hidden-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { TextField } from "~/kit/forms/text-field";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import { Written } from "~/kit/written";
import type { hiddenFor } from "../hidden.server";
import { MAX_PAGE } from "../legal-requests.limits";

type Restrictions = ReturnType<typeof hiddenFor>;

function Restricted({ restriction }: { restriction: Restrictions["restrictions"][number] }) {
  const { t } = useTranslation("answering");
  const { restrictionId, subjectId, restrictedAt, endedAt, kept, statement } = restriction;
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Badge level={endedAt === null ? "warning" : "neutral"}>{t(endedAt === null ? "restriction.hidden" : "restriction.lifted")}</Badge>
        <DateText at={endedAt ?? restrictedAt} style="dateTime" />
      </p>
      <p className="text-sm wrap-anywhere">{subjectId}</p>
      {kept !== null && (
        <div>
          <h3 className="text-sm text-muted">{t("restriction.kept")}</h3>
          <Written text={kept} className="border-s-2 border-base-300 ps-3 whitespace-pre-line" />
        </div>
      )}
      {statement === null ? (
        <p className="text-sm text-muted">{t("restriction.noStatement")}</p>
      ) : (
        <div>
          <h3 className="text-sm text-muted">{t("restriction.statement")}</h3>
          <Written text={statement} className="border-s-2 border-primary ps-3 whitespace-pre-line" />
        </div>
      )}
      {endedAt === null && (
        <ActionButton fields={{ act: "lift", restriction_id: restrictionId }} className="btn-sm">
          {t("restriction.lift")}
        </ActionButton>
      )}
    </li>
  );
}

export function RestrictionPart({ restrictions, mayRestrict, named }: Restrictions) {
  const { t } = useTranslation("answering");
  const result = useResultOf("restrict");
  if (restrictions.length === 0 && !mayRestrict) return null;
  return (
    <Section title={t("restriction.title")} lead={t("restriction.lead")}>
      <ul className="divide-y divide-base-300">
        {restrictions.map((restriction) => (
          <Restricted key={restriction.restrictionId} restriction={restriction} />
        ))}
      </ul>
      {mayRestrict && (
        <PlainForm feature="legal-requests" result={result} isGuarded={false} defaultValue={{ address: named ?? "" }}>
          <HiddenField name="act" value="restrict" />
          <TextField name="address" maxLength={MAX_PAGE} input={{ autoCapitalize: "none", spellCheck: false }} />
          <SubmitButton className="self-start">{t("restriction.restrict")}</SubmitButton>
        </PlainForm>
      )}
    </Section>
  );
}
