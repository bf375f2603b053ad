/** What a tab keeps of a form that wasn't taken, and which of its fields say which form it is. */
import { inTab } from "../kit/tab-storage";
import { isSecretField } from "../platform/forms/secret-fields";

const KEY = "unsent-form";
/** Hidden fields that are others with each visit; versions come back as they were, so that what changed since is told. */
const OF_VISIT = /^(?:key|version|updated_at)$/;

/** What a form held that wasn't taken. */
export interface Unsent {
  path: string;
  reader: string;
  fields: [name: string, value: string][];
  /** Names of the fields that nobody sees and that tell two forms of a page apart. */
  hidden: string[];
  /** Names of those that its visit brought; a tab may hold what was noted before there were any. */
  visit?: string[];
  /** The login came in between. */
  isAtDoor: boolean;
  at: number;
}

/** What this tab keeps. */
export const read = () => inTab((storage) => JSON.parse(storage.getItem(KEY) ?? "null") as Unsent | null);
/** Keeps it in this tab; null forgets it. */
export const write = (unsent: Unsent | null) =>
  inTab((storage) => (unsent ? storage.setItem(KEY, JSON.stringify(unsent)) : storage.removeItem(KEY)));

/** Whether a form is one that changes something; its own `method` may be hidden by a field of that name. */
export const isPost = (form: HTMLFormElement) => form.getAttribute("method") === "post";
/** Whether nobody sees a field of a form. */
export const isHidden = (form: HTMLFormElement, name: string) =>
  form.querySelector(`[name="${CSS.escape(name)}"]:not([type=hidden])`) === null;
/** Whether a field tells the form from others of its page, and from itself with another text. */
export const tellsFormApart = (form: HTMLFormElement, name: string) => isHidden(form, name) && !OF_VISIT.test(name) && !isSecretField(name);
/** Fields of a visit that this form doesn't show; elsewhere a field of that name is one to fill in. */
export const isOfVisit = (form: HTMLFormElement, name: string) => OF_VISIT.test(name) && isHidden(form, name);
