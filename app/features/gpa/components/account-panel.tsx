/** What the account holds, how saving goes, and the questions that only its owner can answer. */
import { useTranslation } from "react-i18next";
import { Link } from "~/kit/link";
import type { Transcript } from "../gpa.schemas";
import { courseCount, EMPTY_TRANSCRIPT } from "../saved-transcript.rules";
import { AskingButton } from "./asking-button";
import type { AccountTranscript } from "./use-account-transcript";

interface QuestionProps {
  title: string;
  text: string;
  device: Transcript;
  account: Transcript | null;
  onChoose(isDevice: boolean): void;
}

/** Two transcripts, of which one is kept. */
function Question({ title, text, device, account, onChoose }: QuestionProps) {
  const { t } = useTranslation("gpa");
  const said = (transcript: Transcript | null) => t("account.courses", { count: courseCount(transcript ?? EMPTY_TRANSCRIPT) });
  return (
    <section role="alert" className="mb-4 flex flex-col gap-3 rounded-box border border-base-300 bg-base-200 p-4">
      <h2 className="font-semibold">{title}</h2>
      <p>{text}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 text-sm">
        <dt>{t("account.onDevice")}</dt>
        <dd>{said(device)}</dd>
        <dt>{t("account.inAccount")}</dt>
        <dd>{said(account)}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn" onClick={() => onChoose(true)}>
          {t("account.useDevice")}
        </button>
        <button type="button" className="btn" onClick={() => onChoose(false)}>
          {t("account.useAccount")}
        </button>
      </div>
    </section>
  );
}

/** Stands above the transcript when something has to be decided. */
export function AccountQuestions({ kept }: { kept: AccountTranscript }) {
  const { t } = useTranslation("gpa");
  const { present } = kept.history;
  const { other } = kept.account;
  if (other) {
    const texts = { title: t("account.otherTitle"), text: t("account.otherText") };
    return <Question {...texts} device={present} account={other.transcript} onChoose={kept.choose} />;
  }
  if (!kept.offered) return null;
  const texts = { title: t("account.offerTitle"), text: t("account.offerText") };
  return <Question {...texts} device={kept.offered} account={present} onChoose={kept.answerOffer} />;
}

/** Where the transcript is, and whether all of it is there. */
export function AccountStatus({ kept }: { kept: AccountTranscript }) {
  const { t } = useTranslation("gpa");
  const { saving, account, isOnDevice } = kept;
  // Of an account that holds nothing yet there is nothing to say.
  const isNothing = saving === "saved" && account.base.version === 0;
  const isTrouble = saving === "refused" || saving === "signedOut" || saving === "asks";
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
      <p role={isTrouble ? "alert" : "status"}>
        {!isNothing && t(`saving.${saving}`, { reason: account.reason })} {!isOnDevice && t("notKept")}
      </p>
      {saving === "signedOut" && (
        <Link to="/reception/login?next=%2Fgpa-calculator" className="btn btn-sm" reloadDocument>
          {t("account.login")}
        </Link>
      )}
      {saving === "saved" && account.base.version > 0 && (
        <>
          <Link to="/gpa/marks" className="link">
            {t("account.marks")}
          </Link>
          <AskingButton
            label={t("account.remove")}
            question={{ title: t("account.removeTitle"), text: t("account.removeText") }}
            onConfirm={kept.remove}
          />
        </>
      )}
    </div>
  );
}
