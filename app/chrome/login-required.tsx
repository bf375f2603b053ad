/** Tells a signed-out reader that a place needs an account, before sending them away. */
import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../kit/dialog";

/** `to` is where they wanted to go; null keeps it closed. */
export default function LoginRequired({ to, onClose }: { to: string | null; onClose(): void }) {
  const { t } = useTranslation("chrome");
  const navigate = useNavigate();
  const login = () => {
    onClose();
    navigate(`/reception/login?${new URLSearchParams({ next: to ?? "/" })}`);
  };
  const actions = (
    <>
      <button type="button" className="btn" onClick={onClose}>
        {t("loginRequired.cancel")}
      </button>
      <button type="button" className="btn btn-primary" onClick={login}>
        {t("loginRequired.login")}
      </button>
    </>
  );
  return (
    <Dialog isOpen={to !== null} onClose={onClose} title={t("loginRequired.title")} actions={actions}>
      <h3 className="font-semibold">{t("loginRequired.heading")}</h3>
      <p>{t("loginRequired.message")}</p>
    </Dialog>
  );
}
