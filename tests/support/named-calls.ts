/** Every call that was asked for by name, with what it takes and what it answers. Paths stand below `/api/v1`. */
export interface Call {
  call: string;
  /** Fields of the query. */
  query?: readonly string[];
  /** Fields of the body, JSON or multipart. */
  body?: readonly string[];
  /** Fields of the answer, also where it is one of several. */
  answer?: readonly string[];
}

const page = ["skip", "limit", "type", "date_range", "department", "semester"] as const;
const tokens = ["access_token", "refresh_token"] as const;
export const departmentFields = ["department_id", "department_code", "department_name", "faculty", "department_is_active"] as const;
const departmentBody = ["department_code", "department_name", "faculty", "department_is_active"] as const;
const target = ["db_name", "collection_name", "key", "value"] as const;
const announcement = ["title_en", "title_tr", "type", "department", "entrance_year", "semester", "send_at", "link"] as const;
const pools = ["psychology", "psychiatrist"];

const reception: readonly Call[] = [
  {
    call: "POST /reception/login",
    body: ["user_email", "user_password", "remember_me"],
    answer: [...tokens, "user_current", "otp_required", "login_token"],
  },
  { call: "GET /reception/verify-token", answer: ["user_current"] },
  { call: "GET /reception/google/url", answer: ["url"] },
  { call: "GET /reception/google/callback", query: ["code"], answer: tokens },
  { call: "POST /reception/register", body: ["name", "user_name", "user_email", "user_password"], answer: ["message"] },
  { call: "GET /reception/verify-email", query: ["token"], answer: ["message"] },
  { call: "POST /reception/otp/generate", body: ["user_email", "user_password"], answer: ["otp_required", "login_token"] },
  { call: "POST /reception/otp/verify", body: ["login_token", "code"], answer: [...tokens, "user_current"] },
  { call: "POST /reception/otp/resend", body: ["login_token"], answer: ["resend_in"] },
  { call: "POST /reception/refresh", body: ["refresh_token"], answer: tokens },
  { call: "POST /reception/password-change", body: ["current_password", "user_password"], answer: ["message"] },
  { call: "POST /reception/password-forgot", body: ["user_email"], answer: ["message"] },
  { call: "POST /reception/password-reset", body: ["token", "user_password"], answer: ["message"] },
  { call: "POST /reception/logout", answer: ["message"] },
];

const homeAndGraduates: readonly Call[] = [
  { call: "GET /home/main", answer: ["numbers"] },
  { call: "GET /profile/me", answer: ["user_id", "user_email", "user_name", "user_role"] },
  { call: "PUT /profile/me", body: ["name", "user_name"], answer: ["user_id"] },
  { call: "DELETE /profile/me", body: ["user_password", "confirmation"], answer: ["deletion_due_at"] },
  { call: "POST /reception-vip/register", body: ["name", "user_email", "department_id", "graduation_year"], answer: ["message"] },
  { call: "POST /reception-vip/login", body: ["user_email", "user_password"], answer: [...tokens, "user_current"] },
  { call: "GET /reception-vip/applications", query: ["status", "q", "cursor", "limit"], answer: ["applications", "counts"] },
  { call: "GET /reception-vip/applications/{id}", answer: ["application_id", "status"] },
  { call: "POST /reception-vip/applications/{id}/verify", body: ["decision", "reason"], answer: ["application_id", "status"] },
  { call: "GET /coursefile/courses", query: ["q", "page", "size"], answer: ["courses", "total"] },
  { call: "GET /coursefile/courses-constants", answer: ["departments", "levels", "course_types", "page_sizes"] },
  { call: "GET /thread/display/demo", answer: ["threads"] },
  { call: "GET /databank/stats", answer: ["entries", "courses"] },
  { call: "GET /databank/add/constants", answer: ["terms", "max_parts", "weights_sum"] },
  { call: "GET /study-room/demo", answer: ["rooms"] },
  { call: "GET /study-room", answer: ["rooms", "own"] },
  { call: "GET /study-room/{study_room_id}", answer: ["study_room_id", "topic"] },
];

const eventsAndCommunities: readonly Call[] = [
  { call: "GET /event/sidebar/active", query: ["limit", "latest"], answer: ["events"] },
  { call: "GET /event/organize/communities", answer: ["communities"] },
  { call: "POST /event/manage", query: ["event_organizer_id"], body: ["event_name", "event_date_times"], answer: ["data", "message"] },
  { call: "POST /event/manage/{event_id}/image", body: ["image", "image_type", "image_order"], answer: ["image_id"] },
  { call: "GET /event/manage/{event_id}", answer: ["data"] },
];

const notifications: readonly Call[] = [
  { call: "GET /admin/notifications/all", query: [...page, "entrance_year"], answer: ["data", "unread_count"] },
  { call: "GET /notifications/personal", query: page, answer: ["data", "unread_count"] },
  { call: "GET /notifications/{id}", answer: ["notification_id", "type", "title", "text"] },
  { call: "POST /admin/notifications/create", body: announcement, answer: ["notification_id"] },
  { call: "PUT /admin/notifications/{id}", body: announcement, answer: ["ok"] },
  { call: "DELETE /admin/notifications/{id}", answer: ["ok"] },
  { call: "GET /admin/notifications/types", answer: ["types"] },
  { call: "GET /notifications/user-department", answer: ["department"] },
  { call: "GET /notifications/unread-count", answer: ["unread_count"] },
];

const consents: readonly Call[] = pools.flatMap((pool) => [
  { call: `POST /${pool}/accept-terms`, answer: ["has_permission"] },
  { call: `GET /${pool}/permission-status`, answer: ["has_permission"] },
]);

const departments: readonly Call[] = [
  { call: "GET /departments", query: ["page", "limit", "active_only"], answer: ["departments"] },
  { call: "GET /departments/by-faculty", query: ["active_only"] },
  { call: "GET /departments/faculties", answer: ["faculties"] },
  { call: "GET /departments/constants", query: ["active_only"], answer: ["departments", "faculties"] },
  { call: "GET /departments/{id}", answer: departmentFields },
  { call: "GET /departments/code/{code}", answer: departmentFields },
  { call: "POST /admin/departments", body: [...departmentBody, "name_en", "name_tr"], answer: departmentFields },
  { call: "PUT /admin/departments/{department_id}", body: [...departmentBody, "name_en", "name_tr"], answer: departmentFields },
  { call: "DELETE /admin/departments/{id}", answer: ["ok"] },
  { call: "PUT /admin/departments/{id}/deactivate", answer: departmentFields },
  { call: "PUT /admin/departments/{id}/activate", answer: departmentFields },
];

const databaseTools: readonly Call[] = [
  { call: "POST /admin/content/mongo/find_one", body: target, answer: ["result"] },
  { call: "POST /admin/content/mongo/update_one", body: [...target, "update_data"], answer: ["modified_count"] },
  { call: "POST /admin/content/mongo/unset_one", body: [...target, "unset_fields"], answer: ["modified_count"] },
  { call: "POST /admin/content/mongo/delete_one", body: target, answer: ["deleted_count"] },
];

export const namedCalls: readonly Call[] = [
  ...reception,
  ...homeAndGraduates,
  ...eventsAndCommunities,
  ...notifications,
  ...consents,
  ...departments,
  ...databaseTools,
];
