/** Words of the graduates' door. */
export const graduates = {
  pages: {
    login: "Graduate login",
    register: "Apply as a graduate",
    applications: "Graduate applications",
  },
  descriptions: {
    register: "Graduates join with a diploma number or an alumni link; a moderator checks it.",
  },
  fields: {
    name: "Name",
    user_email: "Email",
    phone: "Phone",
    department_id: "Department",
    graduation_year: "Graduation year",
    diploma_number: "Diploma number",
    alumni_link: "Alumni link",
    note: "Note",
    reason: "Reason",
  },
  hints: {
    name: "As written on your diploma.",
    user_email: "Any address you'll keep using.",
    phone: "We call only if something is unclear.",
    diploma_number: "A diploma number or an alumni link; either is enough.",
    alumni_link: "A page that shows you as a graduate, such as your alumni profile.",
    reason: "We email this to the applicant.",
  },
  form: {
    phone: "Enter at least 7 digits; only spaces and + ( ) - may be added.",
    proof: "Enter a diploma number or an alumni link.",
    reason: "Write a reason: the applicant reads it.",
  },
  errors: {
    authenticationFailed: "Authentication failed.",
    submissionFailed: "Application submission failed.",
    unknownDepartment: "Choose a department from the list.",
    futureYear: "Choose a year that isn't in the future.",
    notFound: "Application not found.",
    ownApplication: "This is your application, so someone else decides.",
    alreadyDecided: "Someone has already decided on this application.",
  },
  login: {
    submit: "Log in",
    lead: "For graduates whose application was approved.",
    noAccount: "Not applied yet?",
    apply: "Apply",
    student: "Student login",
  },
  apply: {
    lead: "A moderator checks your application. Then we email you a link, and the databank opens for you.",
    proof: "Proof of graduation",
    submit: "Send application",
    hasAccount: "Approved already?",
    privacy: "How we handle your data:",
    privacyLink: "privacy notice",
    sentTitle: "We have your application",
    sent: "We emailed {{email}}. The next email will tell you the decision.",
    home: "Go to the home page",
  },
  list: {
    lead: "Check the proof, then decide. Approving opens an account and emails a link.",
    search: "Name, email, phone or diploma number",
    none: "No applications here",
    noneText: "New ones appear under “Waiting”.",
    sent: "Sent",
    decided: "Decided",
    writes: "Email language",
    english: "English",
    turkish: "Turkish",
    reasonGiven: "Reason: {{reason}}",
    own: "This is your application, so someone else decides.",
    approveOne: "Approve {{name}}",
    approveTitle: "Approve {{name}}?",
    approveText: "This opens an account for {{email}}, or marks the existing one as a graduate's, and emails it a link.",
    rejectOne: "Reject {{name}}",
    rejectTitle: "Reject {{name}}?",
    approved: "Approved. The email is on its way.",
    rejected: "Rejected. The email is on its way.",
  },
  mail: {
    received: {
      subject: "We have your application",
      text: "Hello,\n\nwe have your graduate application. A moderator will check it; then we'll write to you again.\n\nDidn't apply? Ignore this email.",
    },
    waits: {
      subject: "Your application is waiting",
      text: "Hello,\n\nsomeone applied with your address again. Your application is already here and waiting for a moderator; you don't need to do anything.",
    },
    "already-in": {
      subject: "You already have an account",
      text: "Hello,\n\nsomeone applied with your address again. Your application has already been approved. Log in here:\n\n{{login}}\n\nNo password yet, or forgot it? Set one here:\n\n{{forgot}}",
    },
    approved: {
      subject: "Welcome back",
      text: "Hello,\n\nyour application was approved. Open this link to set your password. It works once, for 7 days:\n\n{{url}}\n\nThen log in here:\n\n{{login}}\n\nDid you already have an account with this address? It's a graduate account now. Your password stays the same unless you set a new one.",
    },
    rejected: {
      subject: "Your application",
      text: "Hello,\n\nwe couldn't approve your application. The reason:\n\n{{reason}}\n\nYou can apply again:\n\n{{url}}",
    },
  },
  notices: {
    approved: "Your graduate application was approved: the databank is open to you",
    approvedChoice: "Your graduate application is approved",
    rejected: "Your graduate application wasn't approved",
    rejectedChoice: "Your graduate application isn't approved",
  },
} as const;

/** What other places say of this feature, by their namespaces. */
export const elsewhere = {
  admin: { inbox: { graduate_applications: "Graduate applications" } },
} as const;
