export { mailInvitation } from './job-kinds.ts';
export { acceptInvitation, findInvitationByCode, insertInvitation, openLinks } from './queries.ts';
