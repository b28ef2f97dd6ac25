export { pushMessages } from './job-kinds.ts';
export { queueMessageMails } from './queue-mails.ts';
