/** Sentences that were asked for word for word: each is in the words of both languages, under a key of its own. */
import { expect, test } from "vitest";
import { words } from "../../app/words";

type Tree = { [key: string]: string | Tree };

/** The text of a key such as `qa:errors.addFailed`. */
function textOf(language: "en" | "tr", key: string): string | undefined {
  const [namespace = "", path = ""] = key.split(":");
  let found: string | Tree | undefined = (words[language] as unknown as Tree)[namespace];
  for (const part of path.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}

const atTheDoor = [
  ["chrome:loginRequired.title", "Login Required"],
  ["chrome:loginRequired.heading", "Authentication Required"],
  ["chrome:loginRequired.message", "You need to be logged in to access this feature."],
  ["chrome:loginRequired.login", "Login"],
  ["chrome:loginRequired.cancel", "Cancel"],
  ["reception:errors.invalidCredentials", "Invalid email or password"],
  ["reception:errors.loginFailed", "An error occurred during login"],
  ["reception:errors.registrationFailed", "An unknown error occurred during registration"],
  ["reception:errors.google", "Google authentication failed"],
  ["reception:errors.googleFormat", "Google authentication failed: Invalid response format"],
  ["reception:form.passwordsDiffer", "Passwords do not match."],
  ["graduates:errors.submissionFailed", "Application submission failed"],
  ["graduates:errors.authenticationFailed", "Authentication failed"],
] as const;

const ofForms = [
  ["validation:email", "Please enter a valid email address."],
  ["validation:tooShort", "{{field}} must be at least {{min}} characters."],
  ["validation:tooLong", "{{field}} must not exceed {{max}} characters."],
  ["validation:id", "Invalid ID"],
  ["kit:errors.invalidInput", "Please check the form for errors"],
  ["kit:errors.loadFailed", "Error loading data"],
  ["kit:errors.saveFailed", "Error saving data"],
  ["kit:errors.deleteFailed", "Error deleting data"],
  ["media:errors.abandoned", "Maximum retry attempts reached"],
  ["media:crop.failed", "Failed to process the cropped image"],
  ["qa:errors.loadFailed", "Failed to load question"],
  ["qa:errors.addFailed", "Failed to add question"],
  ["qa:errors.updateFailed", "Failed to update question"],
  ["qa:errors.deleteFailed", "Failed to delete question"],
  ["information:errors.badIdentifier", "Invalid project identifier"],
  ["information:form.badIdentifier", "Invalid project identifier"],
  ["information:errors.loadFailed", "Unable to load projects. Check your permissions."],
  ["information:errors.saveFailed", "Unable to save the project. Check your permissions."],
  ["information:errors.deleteFailed", "Unable to delete the project. Check your permissions."],
  ["departments:errors.loadFailed", "Failed to load departments"],
] as const;

const ofEvents = [
  ["events:errors.loadFailed", "Failed to load events"],
  ["events:errors.notFound", "Event not found"],
  ["event-page:shareFailed", "Failed to share event"],
  ["kit:acts.linkCopied", "Link copied"],
  ["chrome:events.failed", "Failed to fetch latest events"],
  ["chrome:events.none", "No active events"],
  ["events:errors.communitiesFailed", "Failed to load communities"],
  ["organize:none", "You have no communities available to organize events"],
  ["events:errors.needsCommunity", "Please select a community to organize this event"],
  ["events:form.needsUniversity", "Please select or enter a university"],
  ["events:form.needsCampus", "Please select or enter a campus"],
  ["events:form.permissionError", "Permission Error: {{detail}}"],
  ["events:form.permissionDenied", "Permission denied"],
  ["events:form.createError", "Error creating event: {{detail}}"],
  ["events:form.unknownError", "Unknown error occurred"],
  ["events:form.noDepartment", "No Department"],
  ["events:form.create", "Create"],
] as const;

const ofNotifications = [
  ["notifications:errors.listFailed", "Failed to fetch notifications"],
  ["notifications:errors.personalFailed", "Failed to fetch personal notifications"],
  ["notifications:errors.oneFailed", "Failed to fetch notification"],
  ["notifications:errors.createFailed", "Failed to create notification"],
  ["notifications:errors.updateFailed", "Failed to update notification"],
  ["notifications:errors.deleteFailed", "Failed to delete notification"],
] as const;

const ofErrorsAndTools = [
  ["errors:catalogue.pageNotFound.message", "Page Not Found"],
  ["errors:catalogue.application.message", "Application Error"],
  ["errors:catalogue.application.description", "An unexpected error occurred. Please try again later."],
  ["errors:catalogue.component.message", "Component Loading Error"],
  ["errors:catalogue.component.description", "The page component failed to load. Please try again later."],
  ["chrome:failure.applicationTitle", "Application Error"],
  ["chrome:failure.applicationText", "An unexpected error occurred. Please try again later."],
  ["chrome:failure.componentTitle", "Component Loading Error"],
  ["chrome:failure.componentText", "The page component failed to load. Please try again later."],
  ["maps:loading", "Loading Google Maps..."],
  ["maps:problems.noKey", "Google Maps API Key is missing..."],
  ["maps:problems.couldNotLoad", "The Google Maps JavaScript API could not load."],
  ["maps:problems.otherOptions", "Loader must not be called again with different options"],
  ["maps:coordinates", "Coordinates: {{latitude}}, {{longitude}}"],
  ["content-tools:none.find", "No document found."],
  ["content-tools:none.update", "No update performed."],
  ["content-tools:none.unset", "No update performed."],
  ["content-tools:none.delete", "No delete performed."],
] as const;

test.each([...atTheDoor, ...ofForms, ...ofEvents, ...ofNotifications, ...ofErrorsAndTools])(
  "%s says “%s”, and is Turkish in Turkish",
  (key, sentence) => {
    const [english, turkish] = [textOf("en", key), textOf("tr", key)];
    expect(english).toContain(sentence);
    expect(turkish?.trim()).toBeTruthy();
    expect(turkish).not.toBe(english);
  },
);
