export { readFeatured } from './featured.ts';
export { activityPictureRule } from './picture-rule.ts';
export { listFavourites } from './queries.ts';
export { listActivityTitles } from './opening.ts';
