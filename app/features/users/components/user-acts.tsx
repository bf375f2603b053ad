/** What can be done to a person: confirm the address, block, end a block. */
import { useTranslation } from "react-i18next";
import { ActForm } from "~/kit/forms/act-form";
import { ActionButton } from "~/kit/forms/action-button";
import { TextArea } from "~/kit/forms/text-area";
import { TextField } from "~/kit/forms/text-field";

export interface UserActsProps {
  user: { isVerified: boolean; isBlocked: boolean };
  isSelf: boolean;
}

export function UserActs({ user: { isVerified, isBlocked }, isSelf }: UserActsProps) {
  const { t } = useTranslation("users");
  return (
    <>
      {(!isVerified || isBlocked) && (
        <div className="mt-6 flex flex-wrap gap-3">
          {!isVerified && (
            <ActionButton fields={{ act: "verify" }} className="">
              {t("act.verify")}
            </ActionButton>
          )}
          {isBlocked && (
            <ActionButton fields={{ act: "unblock" }} className="">
              {t("act.unblock")}
            </ActionButton>
          )}
        </div>
      )}
      {!isSelf && !isBlocked && (
        <ActForm
          feature="users"
          title={t("act.block")}
          text={t("act.blockText")}
          fields={{ act: "block" }}
          submitLabel={t("act.blockConfirm")}
          level="error"
        >
          <TextArea name="reason" rows={2} maxLength={500} />
          <TextField name="blocked_until" type="date" isOptional />
        </ActForm>
      )}
    </>
  );
}
