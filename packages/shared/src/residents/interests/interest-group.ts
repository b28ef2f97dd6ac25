/** Label and icon name. */
export type InterestItem = readonly [label: string, icon: string];

export interface InterestGroupDefinition {
  title: string;
  icon: string;
  items: Readonly<Record<string, InterestItem>>;
}
