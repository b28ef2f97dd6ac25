export { type WhatIsKnown, listWhatIsKnown } from './queries.ts';
