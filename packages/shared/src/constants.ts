export const PRODUCT_NAME = 'Relish';
export const RELEASE = '2.9.1';
export const BUILD = 64;

export const PACKAGE_TITLES = [
  'Package A',
  'Package B',
  'Package C',
  'Package D',
  'Package E',
] as const;
export type PackageTitle = (typeof PACKAGE_TITLES)[number];

export const ORGANISATION_TYPE = { care: 1, family: 2 } as const;

// spec 7: development origin and local test host.
export const DEVELOPMENT_ORIGIN = 'http://localhost:8100';
export const LOCAL_API_ORIGIN = 'http://localhost:8080';

export const SESSION_DAYS = 30;
export const INVITATION_DAYS = 7;
export const RESET_MINUTES = 60;
export const CONFIRMATION_DAYS = 7;
/** How long a change of email address can be confirmed, and undone from the old address. */
export const EMAIL_CHANGE_DAYS = 7;
/** How long a generated document stays downloadable. */
export const DOCUMENT_DAYS = 7;
