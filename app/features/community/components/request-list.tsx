/** Who asks to join, with what they wrote, to be let in or not. */

import { useTranslation } from "react-i18next";
import { ActionButton } from "~/kit/forms/action-button";
import { TimeAgo } from "~/kit/time";
import { Written } from "~/kit/written";
import Check from "~icons/lucide/check";
import type { RequestRow } from "../panel.repository.server";
import { Person, profilePath } from "./person";

interface RequestListProps {
  communityId: string;
  requests: RequestRow[];
  mayDecide: boolean;
}

export function RequestList({ communityId, requests, mayDecide }: RequestListProps) {
  const { t } = useTranslation("community");
  if (requests.length === 0) return <p>{t("requests.none")}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {requests.map((request) => (
        <li key={request.userId} className="flex flex-col gap-3 rounded-box border border-base-300 p-3">
          <Person {...request} to={profilePath(request.userName)}>
            <span className="text-sm text-muted">
              {t("requests.asked")} <TimeAgo at={request.askedAt} />
            </span>
          </Person>
          {request.note && <Written text={request.note} className="max-w-prose border-s-2 border-base-300 ps-3 whitespace-pre-line" />}
          {mayDecide && (
            <div className="flex flex-wrap gap-2">
              <ActionButton
                fields={{ act: "approve", id: communityId, user_id: request.userId }}
                className="btn-sm btn-primary"
                label={`${t("requests.accept")}: ${request.name}`}
              >
                <Check size={16} aria-hidden />
                {t("requests.accept")}
              </ActionButton>
              <ActionButton
                fields={{ act: "reject", id: communityId, user_id: request.userId }}
                className="btn-sm btn-error"
                label={`${t("requests.reject")}: ${request.name}`}
                confirm={{
                  title: t("requests.rejectTitle", { name: request.name }),
                  text: t("requests.rejectText"),
                  confirmLabel: t("requests.reject"),
                  level: "error",
                }}
              >
                {t("requests.reject")}
              </ActionButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
