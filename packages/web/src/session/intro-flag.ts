import { readStored, store } from '../platform/storage.ts';

const INTRO_KEY = 'relish.intro-seen';

// spec 5: allowed only when the flag equals "true".
export const hasSeenIntro = async () => (await readStored(INTRO_KEY)) === 'true';

export const markIntroSeen = () => store(INTRO_KEY, 'true');
