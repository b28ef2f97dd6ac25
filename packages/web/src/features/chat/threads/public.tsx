export { ChatLocked } from './chat-locked.tsx';
export { readMessage, threadPath } from './chat-paths.ts';
export { FamilyMessages } from './family-messages.tsx';
export { ThreadSign } from './thread-sign.tsx';
export { dayWords, threadName } from './thread-words.ts';
export { WaitingFamilies } from './waiting-families.tsx';
