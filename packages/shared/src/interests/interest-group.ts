/** An item is its label and the name of its picture, an icon of the library that the web draws with. */
export type InterestItem = readonly [label: string, icon: string];

export interface InterestGroupDefinition {
  title: string;
  icon: string;
  items: Readonly<Record<string, InterestItem>>;
}
