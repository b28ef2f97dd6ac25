export { BirthdaysCard } from './birthdays-card.tsx';
