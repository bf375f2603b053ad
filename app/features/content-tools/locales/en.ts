/** Words of the database tools. */
export const contentTools = {
  pages: {
    "find-one": "Find a document",
    "update-one": "Update a document",
    both: "Database tools",
    unset: "Unset fields",
    "delete-one": "Delete a document",
    paths: "Database tool pages",
  },
  lead: {
    find: "Enter a person's ID, email or username. For experiences and events you get their newest one.",
    update: "Changes follow the same rules as the edit forms. IDs, roles and secrets can't be changed.",
    unset: "An unset field is empty or back to its default.",
    delete: "Deleted experiences and events can be restored. Accounts are deleted after fourteen days.",
  },
  fields: {
    db_name: "Database",
    collection_name: "Collection",
    key: "Key",
    value: "Value",
    changes: "Fields",
    fields: "Fields",
    field: "Field",
    new_value: "New value",
    dry_run: "Dry run: show the result without saving",
    update_data: "Fields",
    unset_fields: "Fields",
  },
  form: { find: "Find", update: "Update", answer: "Result", addField: "Add field", tooMany: "Enter at most 50 fields." },
  act: { find: "Find document", update: "Update document", unset: "Unset fields", delete: "Delete document" },
  none: {
    find: "No document found.",
    update: "No update performed.",
    unset: "No update performed.",
    delete: "No delete performed.",
  },
  errors: {
    noFields: "Enter at least one field name.",
    noValue: "Enter a new value for “{{name}}”. To empty it, use “Unset fields”.",
    lockedField: "“{{name}}” can't be changed here.",
    badValue: "This value doesn't fit “{{name}}”.",
  },
} as const;
