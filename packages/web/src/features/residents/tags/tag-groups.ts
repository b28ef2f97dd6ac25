import {
  TAG_GROUP_DEFINITIONS,
  TAG_GROUPS,
  type TagGroup,
} from '@relish/shared/residents/tags/system-tags.ts';

export const groupTitle = (group: TagGroup): string => TAG_GROUP_DEFINITIONS[group].title;

export const GROUP_OPTIONS = TAG_GROUPS.map((group) => ({
  value: group,
  label: groupTitle(group),
}));

/** Groups in the taxonomy's order, without empty ones. */
export const byGroup = <T extends { group: TagGroup }>(tags: readonly T[]) =>
  TAG_GROUPS.map((group) => ({
    group,
    title: groupTitle(group),
    tags: tags.filter((tag) => tag.group === group),
  })).filter((each) => each.tags.length > 0);
