export { mailConfirmEmail, mailPasswordChanged, mailPasswordReset } from './job-kinds.ts';
export {
  deleteAbandoned,
  listAbandoned,
  deletePastConfirmations,
  deletePastResets,
  forgetSecrets,
} from './queries.ts';
