export { shortWhenWords, timeWords } from './calendar-words.ts';
export { default as categoryColours } from './category-colours.module.css';
export { listEventsOn, listMarksOn } from './list-on-day.ts';
export { Marks } from './marks.tsx';
export { MoveEvent } from './move-event.tsx';
export { TodayEventsCard } from './today-events-card.tsx';
export { type NewTime, useEventChanges } from './use-event-changes.ts';
export { useEventState } from './use-event-state.ts';
export { useNow } from './use-now.ts';
