export { EnjoysCard, TalkCard, VisitCard } from './family-cards.tsx';
export { FamilyHeader } from './family-header.tsx';
export { MyDetailsCard } from './my-details.tsx';
export { MyPeople } from './my-people.tsx';
