/** The present photo and what is becoming of a new one, with what can be done about it. */
import { useTranslation } from "react-i18next";
import { mayRetry } from "~/engines/media/image";
import { Avatar } from "~/kit/avatar";
import { ActionButton } from "~/kit/forms/action-button";
import { Link } from "~/kit/link";
import { useWords } from "~/kit/use-words";

export interface PhotoStateProps {
  photo: {
    userId: string;
    name: string;
    photoId: string | null;
    /** Shown on the public profile. */
    isPublic: boolean;
    latest: { imageId: string; status: string; failure: string | null; attempts: number } | null;
  };
}

export function PhotoState({ photo }: PhotoStateProps) {
  const { latest, photoId } = photo;
  return (
    <div className="flex flex-col items-center gap-4 text-center sm:flex-row sm:text-start">
      <Avatar name={photo.name} photoId={photo.photoId} size={160} />
      <div className="flex flex-1 flex-col items-center gap-3 sm:items-start">
        <div aria-live="polite">
          {latest?.status === "waiting" && <Waiting hasPhoto={photoId !== null} />}
          {latest?.status === "failed" && <Failed latest={latest} />}
          {latest?.status !== "waiting" && latest?.status !== "failed" && <Shown hasPhoto={photoId !== null} isPublic={photo.isPublic} />}
        </div>
        {latest && <Remove />}
      </div>
    </div>
  );
}

/** Who sees it, and where that is changed. */
function Shown({ hasPhoto, isPublic }: { hasPhoto: boolean; isPublic: boolean }) {
  const { t } = useTranslation("profile");
  if (!hasPhoto) return <p>{t("photo.none")}</p>;
  return (
    <p>
      {t(isPublic ? "photo.shownToMembers" : "photo.shownToStaff")}{" "}
      <Link to="/overview/public/edit" className="link">
        {t("photo.whoSees")}
      </Link>
    </p>
  );
}

function Waiting({ hasPhoto }: { hasPhoto: boolean }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <p>
        <span className="spinner size-5 me-2 align-middle" aria-hidden />
        {t("photo.waiting")} {hasPhoto && t("photo.stillShown")}
      </p>
      <noscript>
        <a href="/profile/photo" className="link">
          {t("photo.look")}
        </a>
      </noscript>
    </>
  );
}

function Failed({ latest }: { latest: NonNullable<PhotoStateProps["photo"]["latest"]> }) {
  const { t } = useTranslation(["profile", "kit"]);
  const { say } = useWords();
  return (
    <div className="flex flex-col items-center gap-3 sm:items-start">
      <div>
        <p className="font-semibold text-error">{t("photo.failed")}</p>
        <p>{say(`media:errors.${latest.failure ?? "unreadable"}`)}</p>
      </div>
      {mayRetry(latest) && <ActionButton fields={{ act: "retry", image_id: latest.imageId }}>{t("kit:acts.retry")}</ActionButton>}
    </div>
  );
}

function Remove() {
  const { t } = useTranslation("profile");
  const confirm = {
    title: t("photo.removeTitle"),
    text: t("photo.removeText"),
    confirmLabel: t("photo.remove"),
    level: "error" as const,
  };
  return (
    <ActionButton fields={{ act: "remove" }} confirm={confirm}>
      {t("photo.remove")}
    </ActionButton>
  );
}
