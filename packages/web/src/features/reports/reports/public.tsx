export { FaceScale } from './face-scale.tsx';
export { MoodFace } from './mood-face.tsx';
export { type Mood, moodWord } from './mood.ts';
