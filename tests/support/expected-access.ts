/**
 * Who may open each page, copied by hand from the user's list of routes and never read from the site map, so that a
 * slip of the site map's own access is seen. Pages that aren't built yet are in it already. Those of decision 027 aren't in
 * that list: departments, tabs of a course, exams, free rooms, and editing and merging courses; nor are the page behind a shared
 * schedule's link, how reports were decided in numbers, schedules without network, the pages on which people choose how they are notified, that of one's
 * calendar for calendar programs, what one's transcript makes of courses, legal requests and their queue, what is hidden for one of them, accepting the terms of use anew, the breach log, the plan to graduation, an event's door for its tickets and its sales, payouts to its organizers, billing records, the traffic log, passing a ticket on, and groups that look for an hour.
 */
export type Level = "public" | "guest" | "user" | "moderator" | "admin";

const pages: Record<Level, string> = {
  public: `/ /about /search /pages /faq /contacts /policies/privacy /policies/terms /policies/terms-of-sale /policies/cookie-policy /imprint /privacy/processors /privacy/accessibility /privacy/computed /privacy/retention /privacy/request /privacy/request/:request_id /preparation /google-try /map/all /login /error
    /qa/all /qa/display /databank/all /databank/paths /courses/all /courses/one/:course_id /courses/compare /courses/instructor/:instructor /gpa-calculator /gpa/plan /gpa/term /gpa/calculator /rules /dev/all /study-room/demo
    /study-room/all /event/:event_id /notes/all /notes/demo/all /information/all /advert/demo /career /career/apply /thread/demo /thread/display/demo
    /survey/demo/all /survey/all /community/demo/all /community/demo/:id /ai/demo /study-tip/demo /erasmus/demo/all /chronicle/demo/all
    /reporting/add/:subject_id /reporting/add /reporting/thank-you /reporting/transparency /reporting/one/:reporting_id /wat /wat/all /wat/one/:id /catalog /catalog/all
    /catalog/course/:code /catalog/departments /catalog/department/:department_code /alumni-analytics /alumni-analytics/survey /alumni-analytics/dashboard /alumni-analytics/analytics
    /schedule/shared/:token /schedule/offline /schedule/rooms /event/ticket/offline /notifications/unsubscribe`,
  guest: `/reception/login /reception/register /reception/verify-email /reception/password-forgot /reception/password-reset /reception/otp
    /reception-vip/login /reception-vip/register`,
  user: `/reception/password-change /databank/one/:course_id /courses/one/:course_id/notes /courses/one/:course_id/discussions /databank/personal /databank/add /courses/add /courses/add/result /courses/submission
    /courses/personal /mental-health /psychology/all /psychology/one/:psychologyId /psychology/consent /psychology/add /psychology/edit /psychiatrist/all
    /psychiatrist/one/:psychiatristId /psychiatrist/consent /psychiatrist/add /psychiatrist/edit /study-room/:study_room_id
    /study-room/edit/:study_room_id /study-room/add /event/all /event/add /event/personal /admin/event/all /event/ticket/buy/:event_id
    /event/ticket/success/:ticket_id /event/ticket/one/:ticket_id /event/ticket/check-in/:event_id /event/ticket/sales/:event_id /event/ticket/messages/:event_id
    /event/ticket/accept/:ticket_id /event/ticket/:ticket_id/transfer /event/ticket/personal /event/ticket/:ticket_id/refund /sipay/payment/:eventId
    /sipay/contract/:invoice_id /policies/terms/accept /community/seller/:id
    /sipay/confirmation/success /sipay/confirmation/cancel /sipay/personal /sipay/paths /notes/add /notes/edit/:note_id /notes/one/:note_id
    /notes/personal /admin/notifications/all /notifications/one /notifications/personal /notifications/add /notifications/edit/:notification_id
    /notifications/delete /admin/paths/notifications /todo/all /todo/add /todo/one/:todo_id /todo/edit/:todo_id /todo/history
    /overview/private/personal /overview/public/one/:user_name /overview/public/edit /my-space /my-space/public/one/:user_name /alarm/personal
    /alarm/add /alarm/edit/:alarm_id /alarm/one/:alarm_id /advert/all /advert/one/:advert_id /advert/add /advert/edit/:advert_id /why/all
    /why/one/:why_id /why/add /why/personal /profile/view /profile/about /profile/look
    /profile/security /profile/data /profile/photo /thread/all /thread/add /thread/one/:thread_id /admin/thread/all
    /admin/thread/users /survey/add /survey/personal /survey/one/:survey_id /survey/edit/:survey_id /poll/one/:poll_id /waitlist/add
    /admin/paths/community /community/panel /ai/chat /study-tip/all /study-tip/personal /study-tip/add /study-tip/edit/:study_tip_id
    /study-tip/one/:study_tip_id /admin/paths/study-tip /gpa/plan/abroad /erasmus/all /erasmus/personal /erasmus/add /erasmus/edit/:erasmus_id
    /erasmus/one/:erasmus_id /chronicle/all /chronicle/personal /chronicle/add /chronicle/edit/:chronicle_id /chronicle/one/:chronicle_id
    /reporting/personal /research/all /research/one/:research_id /wat/add /wat/personal /wat/edit/:id /catalog/favorites /schedule /schedule/all
    /schedule/create /schedule/paths /schedule/:scheduleId/grid /schedule/:scheduleId/list /schedule/:scheduleId/add-item
    /schedule/:scheduleId/items/:itemId/edit /schedule/:scheduleId/add-courses /schedule/:scheduleId/conflicts /schedule/:scheduleId/plan-b /schedule/:scheduleId/progress
    /schedule/:scheduleId/export /schedule/:scheduleId/settings /schedule/:scheduleId/together
    /schedule/together /schedule/together/:pairId /schedule/together/invitation/:invitation /profile/notifications
    /privacy/statement/:restriction_id /my-space/calendar /gpa/marks /courses/one/:course_id/exams /courses/one/:course_id/exams/add /schedule/exams /courses/one/:course_id/seats /schedule/seats /group-hour/all /group-hour/add
    /group-hour/:group_id`,
  moderator: `/reception/confirm /reception-vip/applications /databank/edit /admin/databank/all /admin/databank/users /admin/courses/paths /admin/courses/all
    /study-room/admin/users /study-room/admin/rooms /admin/study-room/paths /event/edit/panel /event/edit/:event_id /admin/event/users
    /admin/event/paths /event/stats/:event_id /event/stat-detailed/:event_id /event/stat-renderer/:event_id /event/star-stats/:event_id
    /event/star-stats-detailed/:event_id /event/star-stats-renderer/:event_id /admin/notes/all /admin/notes/users /admin/notes/edit/:note_id
    /admin/notes/edit/users/:user_id /notes/paths /advert/paths /admin/thread/paths /admin/surveys /admin/survey/paths /poll/all /poll/add
    /poll/personal /poll/edit/:poll_id /admin/paths/poll /admin/poll/all /admin/poll/users /admin/panel /admin/panel2 /admin/erasmus/paths
    /admin/chronicle/paths /admin/reporting/paths /admin/reporting/all /admin/reporting/decisions /admin/reporting/users /research/add /research/edit/:research_id
    /research/paths /instagram/all /instagram/one/post/:shortcode /admin/instagram/paths /catalog/analytics /catalog/nicknames /catalog/add /catalog/edit/:code
    /schedule/rooms/excluded /admin/asked-in-vain /admin/requests/all /admin/requests/:request_id`,
  admin: `/admin/contacts/all /admin/contacts/:contact_id /reception/google/callback /admin/errors /admin/error/:error_id /admin/paths/errors
    /admin/error/all /qa/add /qa/edit/:qa_id /qa/groups /admin/paths/qa /admin/courses/users /dev/add /dev/edit/:dev_log_id
    /psychology/submissions /psychiatrist/submissions /trip/add /trip/all /trip/:trip_id /trip/profile /admin/sipay /admin/sipay/payouts/:event_id /information/add
    /information/edit/:id /admin/alarm/all /alarm/paths /admin/advert/all /admin/advert/users /admin/profile/list /admin/profile/one/:user_id
    /admin/paths/profile /career/:career_id /admin/career/all /admin/career/paths /admin/survey/users /admin/waitlist/all /admin/users/all /admin/audit
    /admin/users/:user_id /admin/users/add /admin/users/edit /admin/sentry-test /admin/settings/main /admin/settings/operator /admin/settings/processors /admin/breaches /admin/breaches/add /admin/breaches/:breach_id
    /admin/retention /admin/traffic /admin/billing /admin/billing/rights /admin/billing/:record_id /admin/breaches/:breach_id/edit /admin/breaches/:breach_id/notice /admin/categories/all /admin/categories/add
    /admin/categories/edit/:id /admin/categories/paths /admin/tags/all /admin/tags/add /admin/tags/edit/:id /admin/tags/paths
    /catalog/merge/:code /admin/departments/all /admin/departments/add /admin/departments/edit/:id /admin/departments/paths /admin/content-find-one
    /admin/content-update-one /admin/content-both /admin/content-unset /admin/content-delete-one /admin/content-paths /community/all
    /community/add /community/one/:id /community/edit/:id /community/personal /admin/community/community /admin/community/users
    /admin/community/events /admin/community/members /admin/study-tip/users /admin/study-tip/tips /admin/erasmus/users /admin/erasmus/all
    /admin/chronicle/users /admin/chronicle/all /admin/instagram/all /catalog/admin /catalog/paths /admin/schedule/all /admin/schedule/stats`,
};

/** Path, as the site map writes it → who may open it. */
export const expectedAccess = new Map(
  (Object.entries(pages) as [Level, string][]).flatMap(([level, list]) => list.split(/\s+/).map((path) => [path, level] as const)),
);

/** Addresses that only lead elsewhere, for those who may open them. */
export const expectedRedirects = new Map([
  ["/login", "/reception/login"],
  ["/admin/error/all", "/admin/errors"],
  ["/gpa/calculator", "/gpa-calculator"],
  ["/catalog", "/catalog/all"],
  ["/schedule", "/schedule/all"],
  ["/alumni-analytics", "/alumni-analytics/survey"],
]);

/** Where guests are sent from pages that are public in name, and from those in maintenance, which send everyone but admins home. */
export const expectedGuestRedirects = new Map([
  ["/notes/all", "/notes/demo/all"],
  ["/study-room/all", "/study-room/demo"],
  ["/ai/chat", "/ai/demo"],
  ["/trip/add", "/"],
  ["/trip/:trip_id", "/"],
  ["/trip/profile", "/"],
]);

/** What a page answers on its own account when it isn't 200. */
export const expectedStatus = new Map([["/error", 500]]);
