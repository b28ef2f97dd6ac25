export { PersonChoices } from './person-choices.tsx';
export { ResidentsLocked } from './residents-locked.tsx';
