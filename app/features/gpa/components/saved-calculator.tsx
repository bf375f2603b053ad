/** The calculator over the transcript that is this reader's: of their account, or of the device alone. */
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readAccount } from "./account-calls";
import { AccountQuestions, AccountStatus } from "./account-panel";
import { Calculator } from "./calculator";
import { forgetCopy, readCopy } from "./stored-transcripts";
import { useAccountTranscript } from "./use-account-transcript";
import { useTranscript } from "./use-transcript";

function AccountCalculator({ owner }: { owner: string }) {
  const kept = useAccountTranscript(owner);
  const { history, act } = kept;
  return <Calculator history={history} act={act} above={<AccountQuestions kept={kept} />} below={<AccountStatus kept={kept} />} />;
}

/** Changes of an account whose session ended before they were saved: hidden, and not thrown away. */
function UnsavedNotice() {
  const { t } = useTranslation("gpa");
  const [isThere, setIsThere] = useState(true);
  if (!isThere) return null;
  const remove = () => {
    forgetCopy();
    setIsThere(false);
  };
  return (
    <p role="alert" className="mb-4 flex flex-wrap items-center gap-3 rounded-box bg-base-200 p-4">
      {t("account.unsaved")}
      <button type="button" className="btn btn-sm" onClick={remove}>
        {t("account.forget")}
      </button>
    </p>
  );
}

function DeviceCalculator({ hasUnsaved }: { hasUnsaved: boolean }) {
  const { t } = useTranslation("gpa");
  const { history, act, keeping } = useTranscript();
  const below = (
    <p role={keeping === "kept" ? undefined : "alert"} className="mt-3 text-sm text-muted">
      {t(keeping)}
    </p>
  );
  return <Calculator history={history} act={act} above={hasUnsaved && <UnsavedNotice />} below={below} />;
}

type Whose = { kind: "asking" } | { kind: "account"; owner: string } | { kind: "device"; hasUnsaved: boolean };

/**
 * Whose transcript a document without a reader shows. Pages that are kept offline know no reader, so a copy of an account is
 * shown only when that account answers, or nobody can be asked.
 */
function useWhose(): Whose {
  const [copy] = useState(readCopy);
  const [whose, setWhose] = useState<Whose>(copy ? { kind: "asking" } : { kind: "device", hasUnsaved: false });
  useEffect(() => {
    if (!copy) return;
    const { owner, isSaved } = copy;
    readAccount(owner).then(({ kind }) => {
      if (kind !== "signedOut") return setWhose({ kind: "account", owner });
      if (isSaved) forgetCopy();
      setWhose({ kind: "device", hasUnsaved: !isSaved });
    });
  }, [copy]);
  return whose;
}

function CalculatorOfNobody() {
  const { t } = useTranslation("gpa");
  const whose = useWhose();
  if (whose.kind === "asking") return <p role="status">{t("saving.loading")}</p>;
  return whose.kind === "account" ? <AccountCalculator owner={whose.owner} /> : <DeviceCalculator hasUnsaved={whose.hasUnsaved} />;
}

/** @param owner the user id of who is signed in, as the document says; null: nobody, or the document was kept for reading offline */
export const SavedCalculator = ({ owner }: { owner: string | null }) =>
  owner === null ? <CalculatorOfNobody /> : <AccountCalculator key={owner} owner={owner} />;
