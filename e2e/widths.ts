// Tests that do not depend on the screen width run at one width only.
export const ONLY_PHONE =
  /(errors|errors-in-place|guards|offline|reporting|serving|service-worker)\.spec\.ts$/;
export const ONLY_DESKTOP = /switch\.spec\.ts$/;
