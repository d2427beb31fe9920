// Change: the image for dark mode is loaded lazily, so only in dark mode; the one for light mode is not delayed.
import type { ReactNode } from 'react';
import { ThemedComponent } from '@docusaurus/theme-common';
import type { Props } from '@theme/ThemedImage';

export default function ThemedImage({ sources, className, alt, ...others }: Props): ReactNode {
  return (
    <ThemedComponent className={className}>
      {({ theme, className }) => (
        <img
          {...others}
          alt={alt}
          className={className}
          src={sources[theme]}
          loading={theme === 'dark' ? 'lazy' : undefined}
        />
      )}
    </ThemedComponent>
  );
}
