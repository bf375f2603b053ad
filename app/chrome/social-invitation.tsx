/** An invitation to one of our places elsewhere; fetched when its turn has come. */

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import X from "~icons/lucide/x";

interface SocialInvitationProps {
  name: "chat" | "instagram";
  href: string;
  onDismiss(): void;
}

export default function SocialInvitation({ name, href, onDismiss }: SocialInvitationProps): ReactNode {
  const { t } = useTranslation("chrome");
  return (
    <aside aria-label={t(`social.${name}Title`)} className="invitation border-t border-base-300 bg-base-200">
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-2">
        <p className="grow text-sm">{t(`social.${name}Text`)}</p>
        <a href={href} target="_blank" rel="noreferrer" className="btn btn-sm btn-primary" onClick={onDismiss}>
          {t(`social.${name}Act`)}
        </a>
        <button type="button" className="btn btn-ghost btn-sm btn-square" aria-label={t("social.dismiss")} onClick={onDismiss}>
          <X size={18} aria-hidden />
        </button>
      </div>
    </aside>
  );
}
