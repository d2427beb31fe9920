// Change: repeats the title of a tab in its panel, for print and without scripts, where all panels are shown.
import type { ReactNode } from 'react';
import TabItem from '@theme-original/TabItem';
import type { Props } from '@theme/TabItem';

export default function TitledTabItem({ children, ...props }: Props): ReactNode {
  return (
    <TabItem {...props}>
      <div data-title={props.label ?? props.value} />
      {children}
    </TabItem>
  );
}
