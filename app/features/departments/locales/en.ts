/** Words of the pages about departments. */
export const departments = {
  pages: {
    all: "Departments",
    add: "Add a department",
    edit: "Edit a department",
    paths: "Department pages",
  },
  fields: {
    department_code: "Code",
    numeric_code: "Number",
    name_en: "Name in English",
    name_tr: "Name in Turkish",
    faculty: "Faculty",
    has_courses: "Offers courses",
    act: "Action",
    id: "Department",
  },
  hints: {
    department_code: "The letters of its course codes, such as CENG.",
    numeric_code: "The first three digits of its numeric course codes, such as 571.",
  },
  errors: {
    notFound: "Department not found.",
    codeTaken: "Another department has this code.",
    numberTaken: "Another department has this number.",
    inUse: "People, courses or applications belong to this department, so it can't be deleted. Deactivate it instead.",
    loadFailed: "Failed to load departments",
  },
  form: {
    code: "Use 2–10 letters or digits.",
    number: "Enter three digits.",
    add: "Add department",
  },
  list: {
    lead: "Forms offer active departments. Changes reach everyone within five minutes.",
    search: "Code or name",
    state: "Status",
    active: "Active",
    inactive: "Inactive",
    all: "All",
    department: "Department",
    acts: "Actions",
    none: "No results for these filters",
    noneText: "Try fewer words, another faculty or the status “All”.",
    editOne: "Edit {{name}}",
  },
  act: {
    activate: "Activate",
    deactivate: "Deactivate",
    activateOne: "Activate {{name}}",
    deactivateOne: "Deactivate {{name}}",
    delete: "Delete this department",
    deleteText: "Only a department that isn't used anywhere can be deleted. This can't be undone.",
    deleteConfirm: "Delete for good",
  },
  toasts: {
    added: "Department added",
    saved: "Department saved",
    activate: "Department activated",
    deactivate: "Department deactivated",
    delete: "Department deleted",
  },
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  chrome: { links: { departments: "Departments" } },
  admin: { tools: { departments: { title: "Departments", text: "Options offered in forms" } } },
} as const;
