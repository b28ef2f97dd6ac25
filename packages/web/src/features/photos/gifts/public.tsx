export { FamilyGiftCard } from './family-gift-card.tsx';
