export { pushNeedsAttention, pushNotification, pushSafetyChanged } from './job-kinds.ts';
export { notifyUser } from './notify-user.ts';
export { notifyRoles as tellAll } from './notify-roles.ts';
