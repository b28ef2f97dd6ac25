export { findOwnPerson, ownPeople } from './family-access-queries.ts';
