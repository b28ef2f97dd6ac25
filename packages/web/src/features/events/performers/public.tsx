export { PaperBadges } from './paper-badges.tsx';
export { PerformerField } from './performer-field.tsx';
