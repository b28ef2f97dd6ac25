export { SafeguardingContacts } from './safeguarding-contacts.tsx';
