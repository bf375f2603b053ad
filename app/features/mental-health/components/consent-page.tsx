/** The text that opens a pool: agreed to by ticking and sending, withdrawn by one button, given anew at any time. */
import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { CheckboxField } from "~/kit/forms/checkbox-field";
import { PlainForm } from "~/kit/forms/plain-form";
import { SubmitButton } from "~/kit/forms/submit-button";
import { Link } from "~/kit/link";
import { PageHeader } from "~/kit/page-header";
import { Section } from "~/kit/section";
import { DateText } from "~/kit/time";
import type { readConsent } from "../consent.service.server";
import { CalmFrame } from "./calm-frame";

type ConsentProps = Awaited<ReturnType<typeof readConsent>>;

function Text({ text, version }: Pick<ConsentProps, "text" | "version">) {
  const { t } = useTranslation("mental-health");
  return (
    <Section title={t("consent.title")}>
      <ul className="flex max-w-prose list-disc flex-col gap-2 ps-5">
        {text.split("\n").map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">
        {t("consent.version", { version })} ·{" "}
        <Link to="/policies/privacy" className="link">
          {t("consent.privacy")}
        </Link>
      </p>
    </Section>
  );
}

function Accept({ version, shown, state }: Pick<ConsentProps, "version" | "shown" | "state">) {
  const { t } = useTranslation("mental-health");
  return (
    <PlainForm feature="mental-health" isGuarded={false} className="mt-6 max-w-prose">
      {state === "older" && <p className="font-medium">{t("consent.changed")}</p>}
      <input type="hidden" name="act" value="accept" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown" value={shown} />
      <CheckboxField name="of_age" />
      <CheckboxField name="agree" />
      <SubmitButton className="btn-primary self-start">{t("consent.accept")}</SubmitButton>
    </PlainForm>
  );
}

function Withdraw() {
  const { t } = useTranslation("mental-health");
  return (
    <ActionButton fields={{ act: "withdraw" }} className="">
      {t("consent.withdraw")}
    </ActionButton>
  );
}

function Given({ pool, givenAt }: Pick<ConsentProps, "pool" | "givenAt">) {
  const { t } = useTranslation("mental-health");
  return (
    <div className="mt-6 flex flex-col items-start gap-3">
      {givenAt !== null && (
        <p>
          {t("consent.since")} <DateText at={givenAt} style="dateTime" />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Link to={`/${pool}/all`} className="btn btn-primary">
          {t("consent.open")}
        </Link>
        <Withdraw />
      </div>
    </div>
  );
}

/** One's own entries stay for others when one leaves, unless one takes them along. */
function OwnEntries({ ownCount, state }: Pick<ConsentProps, "ownCount" | "state">) {
  const { t } = useTranslation("mental-health");
  if (ownCount === 0 || state === "none") return null;
  const confirm = {
    title: t("consent.removeTitle", { count: ownCount }),
    text: t("consent.removeText"),
    confirmLabel: t("consent.remove"),
    level: "error" as const,
  };
  return (
    <Section title={t("consent.own", { count: ownCount })} lead={t("consent.ownText")}>
      <ActionButton fields={{ act: "remove" }} className="btn-error" confirm={confirm}>
        {t("consent.remove")}
      </ActionButton>
    </Section>
  );
}

export function ConsentPage({ pool, version, text, shown, state, givenAt, ownCount }: ConsentProps) {
  const { t } = useTranslation("mental-health");
  return (
    <CalmFrame removalOf={`/${pool}/all`}>
      <PageHeader
        title={t(`pages.${pool}-consent`)}
        lead={t(`consent.lead.${state}`)}
        breadcrumb={[{ label: t("pages.all"), to: "/mental-health" }, { label: t(`pages.${pool}-consent`) }]}
      />
      {state === "withdrawn" && <OwnEntries ownCount={ownCount} state={state} />}
      <Text text={text} version={version} />
      {state === "given" ? <Given pool={pool} givenAt={givenAt} /> : <Accept version={version} shown={shown} state={state} />}
      {state === "older" && (
        <div className="mt-6">
          <Withdraw />
        </div>
      )}
      {state !== "withdrawn" && <OwnEntries ownCount={ownCount} state={state} />}
    </CalmFrame>
  );
}
