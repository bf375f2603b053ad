/** The address of `What can I take?` as it begins: the catalog's list with filters of one's own. */
const TAKE_PATH = "/catalog/all?prerequisites_met=1&not_taken=1&offered=1";

/** @param scheduleId what is taken has to fit it */
export const takePath = (scheduleId?: string): string => (scheduleId ? `${TAKE_PATH}&fits=${encodeURIComponent(scheduleId)}` : TAKE_PATH);
